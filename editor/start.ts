/** The first page of the editor: what is still an example, by what must be fetched for it. */

export type Left = {
	readonly where: string;
	readonly name: string;
	readonly form: string;
	readonly fetch: string;
};

const left = (await (await fetch('/api/edit/examples')).json()) as readonly Left[];
const list = document.querySelector('#left');
const progress = document.querySelector('#progress');
if (progress)
	progress.textContent =
		left.length === 0
			? 'Nothing: every record is confirmed.'
			: `${left.length} ${left.length === 1 ? 'record is' : 'records are'} still an example. Open one, write what is real, and take the tick “Still an example” away.`;

for (const [fetch, records] of Map.groupBy(left, (one) => one.fetch)) {
	const group = document.createElement('details');
	const summary = document.createElement('summary');
	summary.textContent = `${fetch}: ${records.length}`;
	const entries = document.createElement('ul');
	for (const { where, name, form } of records) {
		const link = document.createElement('a');
		link.href = form;
		link.textContent = name === '' ? where : `${where}: ${name}`;
		entries.append(document.createElement('li'));
		entries.lastElementChild?.append(link);
	}
	group.append(summary, entries);
	list?.append(group);
}
