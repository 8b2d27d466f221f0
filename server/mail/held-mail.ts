import { fillIn } from '#content/email-words.ts';
import { emails } from '#content/site/emails.ts';
import { type Addresses, automatic, type Email, toOrganiser } from './compose.ts';
import { ofParagraphs, paragraph } from './parts.ts';
import { asText, type StoredSubmission, submissionWords } from './submission-mail.ts';

function inFull(submission: StoredSubmission): string {
	const written = submissionWords(submission, true);
	return `---- ${written.subject}\n\n${asText(written)}`;
}

/**
 * As many of some held submissions, from the first on, as belong and fit into an email; one at least. What was held for
 * its number alone never comes with what seems to be a robot's.
 * @param most bytes of both parts together, as they are written; encoded for the mail server they are at most three times as many
 */
export function fitting(held: readonly StoredSubmission[], most: number): readonly StoredSubmission[] {
	let left = most;
	const over = held.findIndex((submission) => {
		if (submission.suspected !== held[0]?.suspected) return true;
		const text = inFull(submission);
		left -= Buffer.byteLength(text) + Buffer.byteLength(paragraph(text));
		return left < 0;
	});
	return over < 0 ? held : held.slice(0, Math.max(1, over));
}

/**
 * To the organiser: submissions that were held, in full, all of them for signs of a robot or none. Its keywords are their
 * references: by them its file is found when one of them is erased.
 * @param id of the outgoing email
 */
export function composeHeld(id: string, held: readonly StoredSubmission[], addresses: Addresses): Email {
	const { robots, gathered } = emails.digest.heldInFull;
	const words = held[0]?.suspected ? robots : gathered;
	const opening = held.length === 1 ? words.opening.one : fillIn(words.opening.many, { count: held.length });
	return {
		...toOrganiser(id, addresses),
		...ofParagraphs(words.subject, [opening, ...held.map(inFull)]),
		headers: { ...automatic, Keywords: held.map(({ reference }) => reference).join(', ') },
	};
}
