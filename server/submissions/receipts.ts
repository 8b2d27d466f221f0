import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { countIn } from '../db/rate-counter.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { siteOf } from '../network.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Receipts to one mailbox a day, to all that one site names a day, and an hour to those whose site was sent one today. The
 * first of a site is not limited further, so that a flood takes nobody else's.
 */
const most = { toMailbox: 3, ofSite: 10, ofSeen: 200 } as const;

/**
 * The mailbox that an address leads to, for counting only: what stands behind a plus, and dots before the @, make no other.
 * @param email in lower case
 */
export function mailboxOf(email: string): string {
	const at = email.lastIndexOf('@');
	const [base = ''] = email.slice(0, at).split('+', 1);
	const domain = email.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
	return `${base.replaceAll('.', '') || email.slice(0, at)}@${domain}`;
}

/** Whether a sender gets a receipt: few enough that nobody can have us write to others. Counts it. */
export async function mayHaveReceipt(
	store: Store,
	trx: Transaction<Tables>,
	email: string,
	network: string,
): Promise<boolean> {
	const mailbox = hash('sha256', mailboxOf(email), 'base64url');
	if ((await countIn(store, trx, `receipts ${mailbox}`, day)).n > most.toMailbox) return false;
	const { n } = await countIn(store, trx, `receipted ${siteOf(network)}`, day);
	if (n === 1) return true;
	return n <= most.ofSite && (await countIn(store, trx, 'receipts', hour)).n <= most.ofSeen;
}
