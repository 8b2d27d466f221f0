import { type Edition, editionState } from '#contract/dates.ts';
import type { SubmissionRow } from '../db/tables.ts';
import type { ReceivedIn } from '../received-in.ts';
import { newReference, submissionDigest } from './reference.ts';
import { gistOf, hasManyLinks } from './signs.ts';
import type { Submission } from './submission.ts';

/**
 * Gives a submission its reference and its digest.
 * @param at when it arrived, in milliseconds since 1970
 * @param edition the edition that registrations are for
 */
export function newSubmission(
	{ kind, fields, key, signs, network, from }: Submission,
	at: number,
	edition?: Edition,
) {
	const receivedIn: ReceivedIn =
		kind === 'registration' && edition
			? { conference: edition.name, 'conference-state': editionState(edition, at) }
			: {};
	// the same words are a repeat whatever page they are sent again from
	const json = JSON.stringify(fields);
	const inAll = signs + (hasManyLinks(fields) ? 1 : 0);
	const row: SubmissionRow = {
		reference: newReference(at),
		kind,
		fields: JSON.stringify({ ...fields, ...from, ...receivedIn }),
		email: fields.email.toLowerCase(),
		suspected: inAll > 0 ? 1 : 0,
		received_at: at,
	};
	return {
		row,
		/** By how many signs a machine seems to have sent it. */
		signs: inAll,
		/** What it has in common with messages that say the same; undefined when it is too short to tell. */
		gist: gistOf(kind, fields),
		/** What marks a repeat of it. */
		digest: submissionDigest(kind, key, json),
		/** For which conference it came. */
		receivedIn,
		/** Where it came from; counted, never stored with the submission. */
		network,
	};
}

/** A submission as it will be stored. */
export type NewSubmission = Readonly<ReturnType<typeof newSubmission>>;
