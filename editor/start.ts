import type { Launch } from '../scripts/examples-left.ts';
import './stay.ts';

/** The first page of the editor: how far launch is, and what is still an example, by what must be fetched for it. */

const { left, confirmed }: Launch = await (await fetch('/api/edit/examples')).json();
const all = left.length + confirmed;

const progress = document.querySelector('#progress');
if (progress)
	progress.textContent =
		left.length === 0
			? `All ${all} records that need somebody to confirm them are confirmed.`
			: `${confirmed} of ${all} records are confirmed, ${left.length} are still an example. Open one, write what is real, and take the tick “Still an example” away.`;

const bar = document.querySelector('progress');
if (bar) {
	bar.max = all;
	bar.value = confirmed;
}

const list = document.querySelector('#left');
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
