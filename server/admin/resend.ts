import { resendEmails } from '../outbox/of-submission.ts';
import { type Admin, AdminError } from './admin.ts';
import { readWords } from './read-words.ts';

/**
 * `resend <reference>|dead|held [--receipt]`: puts a submission's email to the organiser, or all dead or held ones, back into
 * the outbox; the server sends them within seconds. With `--receipt` the receipt to the visitor instead.
 */
export async function resend({ store, words, say }: Admin): Promise<void> {
	const { values, positionals } = readWords(words, { receipt: { type: 'boolean', default: false } });
	const [which = ''] = positionals;
	const all = which === 'dead' || which === 'held';
	const purpose = values.receipt ? 'receipt' : 'organiser';
	const resent = await resendEmails(store, all ? which : which.toUpperCase(), purpose);
	if (resent === 0) throw new AdminError('There is nothing to send again.');
	say(`${resent} put back into the outbox.`);
}
