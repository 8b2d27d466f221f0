import { escapeHtml } from '../escape-html.ts';
import type { Stuck } from '../jobs/digest.ts';
import { type Addresses, automatic, type Email, messageId } from './compose.ts';
import { asText, formWords, type StoredSubmission } from './submission-mail.ts';

/** What the daily digest tells of. */
export type DigestFacts = {
	readonly id: string;
	readonly at: number;
	readonly stuck: Stuck;
	/** References of submissions the mail server refused for good. */
	readonly dead: readonly string[];
	/** Submissions that were held back, in full: so they reach the organiser too. */
	readonly held: readonly StoredSubmission[];
};

function paragraphs({ stuck, dead, held }: DigestFacts): string[] {
	const parts: string[] = [];
	if (stuck.dead > 0)
		parts.push(
			`${stuck.dead} e-mails were refused by the mail server for good. The submissions are kept: read one with "npm run admin -- show <reference>", send all again with "npm run admin -- resend dead".\n${dead.join('\n')}`,
		);
	if (stuck.waiting > 0) parts.push(`${stuck.waiting} e-mails have been waiting for more than an hour.`);
	if (stuck.held > 0)
		parts.push(
			`${stuck.held} submissions came with a hidden field filled and within a second of their form being shown, which is the work of robots. The first ${held.length} follow in full.`,
		);
	return parts;
}

/** The references of the submissions in it: by them the file of a digest is found when one of its submissions is erased. */
function keywords(held: readonly StoredSubmission[]): Record<string, string> {
	return held.length === 0 ? {} : { Keywords: held.map(({ reference }) => reference).join(', ') };
}

/** The daily e-mail to the organiser about whatever is stuck. */
export function composeDigest(facts: DigestFacts, { from, to }: Addresses): Email {
	const submissions = facts.held.map(
		(submission) => `---- ${formWords(submission).subject}\n\n${asText(formWords(submission))}`,
	);
	const text = `${[...paragraphs(facts), ...submissions].join('\n\n')}\n`;
	const subject = 'Submissions of the website that need attention';
	return {
		messageId: messageId(facts.id, from),
		date: new Date(facts.at),
		from: { name: 'AEG website', address: from },
		to,
		subject,
		text,
		html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head><body><pre style="white-space:pre-wrap">${escapeHtml(text)}</pre></body></html>`,
		headers: { ...automatic, ...keywords(facts.held) },
	};
}
