import { usableAddress } from '#contract/email-address.ts';
import { type Admin, AdminError } from './admin.ts';
import { readSpan } from './indian-time.ts';
import { listLine } from './list.ts';
import { submissionsInOrder } from './submissions-in-order.ts';

const plain = (text: string) => text.normalize('NFC').toLocaleLowerCase();

/**
 * `find <words>`: every submission, oldest first, in which each of the words occurs: in what was typed, in the reference
 * or in the note. The words are compared here and not in the database, whose lower case knows English only.
 */
export async function find({ store, words, say }: Admin): Promise<void> {
	const wanted = words.flatMap((word) => plain(usableAddress(word)).split(/\s+/)).filter(Boolean);
	if (wanted.length === 0) throw new AdminError('Say what to look for.');
	let n = 0;
	for await (const submission of submissionsInOrder(store, readSpan({}))) {
		const { reference, note, fields } = submission;
		const text = plain([reference, note, ...Object.values(fields)].join('\n'));
		if (!wanted.every((word) => text.includes(word))) continue;
		say(`${listLine(submission, fields.email ?? '')}  ${fields.name}`);
		n++;
	}
	if (n === 0) say('No submissions.');
}
