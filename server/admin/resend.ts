import { resendEmails } from '../outbox/resend.ts';
import { type Admin, AdminError } from './admin.ts';

/** Puts a submission's emails, or all dead or held ones, back into the outbox; the server sends them within seconds. */
export async function resend({ store, words: [which = ''], say }: Admin): Promise<void> {
	const all = which === 'dead' || which === 'held';
	const resent = await resendEmails(store, all ? which : which.toUpperCase());
	if (resent === 0) throw new AdminError('There is nothing to send again.');
	say(`${resent} put back into the outbox.`);
}
