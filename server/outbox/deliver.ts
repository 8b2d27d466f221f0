import type { SubmissionKind } from '#contract/submissions.ts';
import type { Store } from '../db/store.ts';
import { type Addresses, composeSubmission } from '../mail/compose.ts';
import { composeDigest } from '../mail/digest-mail.ts';
import { composeReceipt } from '../mail/receipt.ts';
import type { Transport } from '../mail/transport.ts';
import type { Claimed } from './claim.ts';
import { countStuck } from './count-emails.ts';
import { markDigestSent } from './digest-queue.ts';
import { heldSubmissions, referencesOfDead, submissionOf } from './submissions-to-mail.ts';
import type { Deliver } from './worker.ts';

type Needs = {
	readonly store: Store;
	readonly transport: Transport;
	readonly addresses: Addresses;
	/** The conference dates as an .ics file, when there is one. */
	readonly calendar?: Buffer | undefined;
};

/** How many held submissions one digest brings in full. */
const heldInDigest = 100;

/** How an outgoing email, by its purpose, becomes words and reaches the mail server. */
export function deliverWith({ store, transport, addresses, calendar }: Needs): Deliver {
	const purposes: Readonly<Record<string, Deliver>> = {
		async organiser({ id, reference }, signal) {
			const submission = await submissionOf(store, reference);
			if (submission) await transport.send(composeSubmission(id, submission, addresses), signal);
		},
		async receipt({ id, reference }, signal) {
			const submission = await submissionOf(store, reference);
			if (!submission) return;
			const { kind, receivedAt, fields } = submission;
			const facts = {
				id,
				kind: kind as SubmissionKind,
				receivedAt,
				calendar,
				reference: submission.reference,
				to: fields.email,
			};
			await transport.send(composeReceipt(facts, addresses), signal);
		},
		async digest({ id, created_at: at }, signal) {
			const held = await heldSubmissions(store, heldInDigest);
			const facts = { id, at, held, stuck: await countStuck(store, at), dead: await referencesOfDead(store) };
			await transport.send(composeDigest(facts, addresses), signal);
			await markDigestSent(
				store,
				id,
				held.map(({ reference }) => reference),
			);
		},
	};
	return async (email: Claimed, signal) => {
		const deliver = purposes[email.purpose];
		if (!deliver) throw new Error(`nobody knows how to deliver for "${email.purpose}"`);
		await deliver(email, signal);
	};
}
