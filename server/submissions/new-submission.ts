import { type Edition, editionState } from '#contract/dates.ts';
import type { SubmissionRow } from '../db/tables.ts';
import type { ReceivedIn } from '../received-in.ts';
import { newReference, submissionDigest } from './reference.ts';
import type { Submission } from './submission.ts';

/** A submission as it will be stored. */
export type NewSubmission = {
	readonly row: Readonly<SubmissionRow>;
	/** Whether its email is held for the digest. */
	readonly held: boolean;
	/** What marks a repeat of it. */
	readonly digest: string;
	/** For which conference it came. */
	readonly receivedIn: ReceivedIn;
	/** Where it came from; counted, never stored with the submission. */
	readonly network: string;
};

/**
 * Gives a submission its reference and its digest.
 * @param at when it arrived, in milliseconds since 1970
 * @param edition the edition that registrations are for
 */
export function newSubmission(
	{ kind, fields, key, signs, network, from }: Submission,
	at: number,
	edition?: Edition,
): NewSubmission {
	const receivedIn: ReceivedIn =
		kind === 'registration' && edition
			? { conference: edition.name, 'conference-state': editionState(edition, at) }
			: {};
	// the same words are a repeat whatever page they are sent again from
	const json = JSON.stringify(fields);
	return {
		row: {
			reference: newReference(at),
			kind,
			fields: JSON.stringify({ ...fields, ...from, ...receivedIn }),
			email: fields.email.toLowerCase(),
			suspected: signs > 0 ? 1 : 0,
			received_at: at,
		},
		held: signs === 2,
		digest: submissionDigest(kind, key, json),
		receivedIn,
		network,
	};
}
