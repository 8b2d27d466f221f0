import { retryWhileBusy } from '../db/retry-while-busy.ts';
import { type Admin, AdminError } from './admin.ts';
import { readWords } from './read-words.ts';

/** `mark <reference> handled|new [--note "…"]`: whether staff have dealt with a submission, and how. */
export async function mark({ store, words, say }: Admin): Promise<void> {
	const { values, positionals } = readWords(words, { note: { type: 'string' } });
	const [reference = '', state] = positionals;
	if (state !== 'handled' && state !== 'new') throw new AdminError('Say handled or new after the reference.');
	const { numUpdatedRows } = await retryWhileBusy(store, () =>
		store.db
			.updateTable('submissions')
			.set({
				handled_at: state === 'handled' ? store.now() : null,
				...(values.note !== undefined && { note: values.note }),
			})
			.where('reference', '=', reference.toUpperCase())
			.executeTakeFirst(),
	);
	if (numUpdatedRows === 0n) throw new AdminError('There is no submission with this reference.');
	say(`${reference.toUpperCase()} is marked as ${state}.`);
}
