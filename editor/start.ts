import type { Launch } from '../scripts/examples-left.ts';
import { element, known, part } from './page.ts';

/** The first page of the editor: how far launch is, and what is still an example, by what must be fetched for it. */

const { left, confirmed }: Launch = await known('examples');
const all = left.length + confirmed;

part('#progress').textContent =
	left.length === 0
		? `All ${all} records that need somebody to confirm them are confirmed.`
		: `${confirmed} of ${all} records are confirmed, ${left.length} are still an example. Open one, write what is real, and take the tick “Still an example” away.`;
Object.assign(part('progress'), { max: all, value: confirmed });

for (const [fetch, records] of Map.groupBy(left, (one) => one.fetch)) {
	const entries = records.map(({ where, name, form }) =>
		element('li', {}, element('a', { href: form }, name === '' ? where : `${where}: ${name}`)),
	);
	const summary = element('summary', {}, `${fetch}: ${records.length}`);
	part('#left').append(element('details', {}, summary, element('ul', {}, ...entries)));
}
