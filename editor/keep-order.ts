import { readRecord, writeRecord } from '../scripts/record-files.ts';
import type { Save } from './reduce-photos.ts';

const order = 'order.json';
const record = /^content\/records\/([^/]+)\/([^/]+)\.json$/;

/**
 * The order of lists follows what a form takes away or gives another name, before Keystatic looks at the files, so that its
 * window knows the new version. A name that nothing stands for would only be told as wrong.
 */
export async function keepOrder({ additions, deletions }: Save): Promise<void> {
	const lists: Record<string, string[]> = await readRecord(order);
	const before = JSON.stringify(lists);
	for (const { path } of deletions) {
		const [, folder = '', slug = ''] = record.exec(path) ?? [];
		const list = lists[folder];
		if (list === undefined) continue;
		const renamed = additions.flatMap((one) => {
			const [, into, name = ''] = record.exec(one.path) ?? [];
			return into === folder && !list.includes(name) ? [name] : [];
		});
		lists[folder] = list.flatMap((one) => (one === slug ? renamed : [one]));
	}
	if (JSON.stringify(lists) !== before) await writeRecord(order, lists);
}
