import type { EditionState } from '#contract/edition-states.ts';
import type { SubmissionKind } from '#contract/submissions.ts';
import type { Config } from '../config.ts';
import type { SentFrom } from '../sent-from.ts';

/** A checked form on its way into the store. */
export type Submission = {
	readonly kind: SubmissionKind;
	readonly fields: Readonly<Record<string, string>> & { readonly email: string };
	/** The form's own key for this submission; empty when it could make none. */
	readonly key: string;
	/** By how many signs of its form a machine seems to have sent it: its honeypot is filled, and no person is so quick. */
	readonly signs: number;
	/** The network it came from, for the limits; never stored with the submission. */
	readonly network: string;
	/** The page it was sent from, and the topic. */
	readonly from: SentFrom;
};

/**
 * A submission is kept under a reference, a registration with the state in which it was received; or it is not accepted
 * for another `wait` milliseconds.
 */
export type Submitted =
	| { readonly reference: string; readonly state?: EditionState | undefined }
	| { readonly wait: number };

/** What is accepted, and whether its sender gets a receipt. */
export type SubmissionRules = Pick<
	Config,
	'SUBMISSIONS_PER_NETWORK' | 'SUBMISSIONS_PER_HOUR' | 'SEND_RECEIPTS'
>;
