import { labels } from '#content/field-words.ts';
import { emailsOf } from '../outbox/of-submission.ts';
import { type Admin, AdminError } from './admin.ts';
import { indianTime } from './indian-time.ts';

/** What a field is called on its form, or as what was noted beside it. */
const labelOf = (field: string): string =>
	({ ...labels, conference: 'Conference', 'conference-state': 'State of the conference' })[field] ?? field;

const triedOf = (attempts: number): string =>
	attempts === 0 ? 'not tried yet' : attempts === 1 ? 'tried once' : `tried ${attempts} times`;

/** One submission in full, and the state of each of its emails. */
export async function show({ store, words: [reference = ''], say }: Admin): Promise<void> {
	const submission = await store.db
		.selectFrom('submissions')
		.selectAll()
		.where('reference', '=', reference.toUpperCase())
		.executeTakeFirst();
	if (!submission) throw new AdminError('There is no submission with this reference.');
	say(`${submission.reference}  ${submission.kind}  ${indianTime(submission.received_at)} (India)`);
	if (submission.handled_at !== null) say(`Handled: ${indianTime(submission.handled_at)} (India)`);
	if (submission.note) say(`Note: ${submission.note}`);
	if (submission.suspected)
		say(
			'Suspected: a hidden field was filled, it came within a second of its form being shown, it contains many links, or much the same came several times.',
		);
	for (const [field, words] of Object.entries(JSON.parse(submission.fields)))
		say(`${labelOf(field)}: ${words}`);
	for (const { purpose, state, attempts, last_error } of await emailsOf(store, submission.reference))
		say(`Email to ${purpose}: ${state}, ${triedOf(attempts)}${last_error ? `, last: ${last_error}` : ''}`);
}
