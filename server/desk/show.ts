import { emailIds } from '../outbox/email-id.ts';
import { type Desk, DeskError } from './desk.ts';

/** One letter in full, and the state of each of its e-mails. */
export async function show({ store, words: [reference = ''], say }: Desk): Promise<void> {
	const letter = await store.db
		.selectFrom('letters')
		.selectAll()
		.where('reference', '=', reference.toUpperCase())
		.executeTakeFirst();
	if (!letter) throw new DeskError('There is no letter with this reference.');
	say(`${letter.reference}  ${letter.kind}  ${new Date(letter.received_at).toISOString()}`);
	if (letter.suspected)
		say('Suspected: a hidden field was filled, or it came within a second of its form being shown.');
	for (const [field, words] of Object.entries(JSON.parse(letter.fields))) say(`${field}: ${words}`);
	const emails = await store.db
		.selectFrom('emails')
		.selectAll()
		.where('id', 'in', emailIds(letter.reference))
		.execute();
	for (const { purpose, state, attempts, last_error } of emails)
		say(
			`E-mail to ${purpose}: ${state}, tried ${attempts} times${last_error ? `, last: ${last_error}` : ''}`,
		);
}
