import type { Store } from '../db/store.ts';
import { type Addresses, composeSubmission, type Email } from '../mail/compose.ts';
import { composeDigest } from '../mail/digest-mail.ts';
import { composeHeld, fitting } from '../mail/held-mail.ts';
import { composeReceipt, type ReceiptFacts } from '../mail/receipt.ts';
import type { StoredSubmission } from '../mail/submission-mail.ts';
import type { Transport } from '../mail/transport.ts';
import type { Claimed } from './claim.ts';
import { countStuck } from './count-emails.ts';
import { settleReport } from './report-queue.ts';
import { heldSubmissions, referencesOfDead, submissionOf } from './submissions-to-mail.ts';
import type { Deliver } from './worker.ts';

type Needs = {
	readonly store: Store;
	readonly transport: Transport;
	readonly addresses: Addresses;
	/** The .ics file that the receipt of a registration brings, if any. */
	readonly calendar?: (receivedIn: ReceiptFacts['receivedIn']) => Buffer | undefined;
};

/** What one email of held submissions brings at most; after a deferral, of less and half as much each time. */
const heldInOne = { submissions: 2000, bytes: 1_500_000 } as const;
const heldInPart = { submissions: 100, bytes: 400_000 } as const;

/** After so many deferrals nobody knows which of the submissions in it is not wanted: each goes by itself. */
const halvings = 3;

/** How an outgoing email, by its purpose, becomes words and reaches the mail server. */
export function deliverWith({ store, transport, addresses, calendar = () => undefined }: Needs): Deliver {
	const ofSubmission =
		(compose: (id: string, submission: StoredSubmission) => Email): Deliver =>
		async ({ id, reference }, signal) => {
			const submission = await submissionOf(store, reference);
			if (!submission) return false;
			await transport.send(compose(id, submission), signal);
			return true;
		};
	const purposes: Readonly<Record<string, Deliver>> = {
		organiser: ofSubmission((id, submission) => composeSubmission(id, submission, addresses)),
		receipt: ofSubmission((id, { kind, reference, receivedAt, fields }) => {
			const about = { id, kind, reference, receivedAt, receivedIn: fields, to: fields.email };
			return composeReceipt({ ...about, calendar: calendar(fields) }, addresses);
		}),
		async digest({ id, created_at: at }, signal) {
			const facts = { id, at, stuck: await countStuck(store), dead: await referencesOfDead(store) };
			await transport.send(composeDigest(facts, addresses), signal);
			await settleReport(store, id);
			return true;
		},
		async held({ id, deferrals }, signal) {
			const share = 2 ** Math.min(deferrals, halvings);
			const most = deferrals === 0 ? heldInOne : heldInPart;
			const some = await heldSubmissions(store, Math.ceil(most.submissions / share));
			const held = fitting(some, most.bytes / share);
			const sent = held.length > 0 && deferrals <= halvings;
			if (sent) await transport.send(composeHeld(id, held, addresses), signal);
			const references = held.map(({ reference }) => reference);
			await settleReport(store, id, references, sent ? 'sent' : 'waiting');
			return sent;
		},
	};
	return async (email: Claimed, signal) => {
		const deliver = purposes[email.purpose];
		if (!deliver) throw new Error(`nobody knows how to deliver for "${email.purpose}"`);
		return deliver(email, signal);
	};
}
