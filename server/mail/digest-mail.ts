import type { Stuck } from '../chores/digest.ts';
import { escapeHtml } from '../escape-html.ts';
import { type Addresses, automatic, type Email, messageId } from './compose.ts';
import { asText, letterWords, type StoredLetter } from './letter-mail.ts';

/** What the daily digest tells of. */
export type DigestFacts = {
	readonly id: string;
	readonly at: number;
	readonly stuck: Stuck;
	/** References of letters the mail server refused for good. */
	readonly dead: readonly string[];
	/** Letters that were held back, in full: so they reach the organiser too. */
	readonly held: readonly StoredLetter[];
};

function paragraphs({ stuck, dead, held }: DigestFacts): string[] {
	const parts: string[] = [];
	if (stuck.dead > 0)
		parts.push(
			`${stuck.dead} e-mails were refused by the mail server for good. The letters are kept: read one with "npm run desk -- show <reference>", send all again with "npm run desk -- resend dead".\n${dead.join('\n')}`,
		);
	if (stuck.waiting > 0) parts.push(`${stuck.waiting} e-mails have been waiting for more than an hour.`);
	if (stuck.held > 0)
		parts.push(
			`${stuck.held} letters came with a hidden field filled, or within a second of their form being shown: mostly the work of machines, sometimes of a browser. The first ${held.length} follow in full.`,
		);
	return parts;
}

/** The references of the letters in it: by them the file of a digest is found when one of its letters is erased. */
function keywords(held: readonly StoredLetter[]): Record<string, string> {
	return held.length === 0 ? {} : { Keywords: held.map(({ reference }) => reference).join(', ') };
}

/** The daily e-mail to the organiser about whatever is stuck. */
export function composeDigest(facts: DigestFacts, { from, to }: Addresses): Email {
	const letters = facts.held.map(
		(letter) => `---- ${letterWords(letter).subject}\n\n${asText(letterWords(letter))}`,
	);
	const text = `${[...paragraphs(facts), ...letters].join('\n\n')}\n`;
	const subject = 'Letters of the website that need attention';
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
