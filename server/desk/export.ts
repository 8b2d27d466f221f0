import { byteOrderMark, csvLine, typedCell } from './csv.ts';
import { type Desk, DeskError } from './desk.ts';
import { type KeptLetter, lettersInOrder } from './letters-in-order.ts';

const about = ['reference', 'kind', 'received', 'email_state', 'suspected'] as const;
const typed = ['name', 'email', 'phone', 'affiliation', 'department', 'message'] as const;

const row = (letter: KeptLetter) =>
	csvLine([
		...about.map((name) => String(letter[name])),
		...typed.map((name) => typedCell(letter.fields[name] ?? '')),
	]);

/** Writes every letter as CSV or as JSON to where the output goes. Nothing is lost or changed on the way. */
export async function exportLetters({ store, words: [format = 'csv'], write }: Desk): Promise<void> {
	if (format !== 'csv' && format !== 'json') throw new DeskError('Say csv or json.');
	const csv = format === 'csv';
	await write(csv ? byteOrderMark + csvLine([...about, ...typed]) : '[\n');
	let first = true;
	for await (const letter of lettersInOrder(store)) {
		await write(csv ? row(letter) : (first ? '' : ',\n') + JSON.stringify(letter));
		first = false;
	}
	if (!csv) await write('\n]\n');
}
