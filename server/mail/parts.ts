import { escapeHtml } from '../escape-html.ts';

/** What the emails have in common: the day in India, and the HTML around their words. Nothing in it is fetched. */

const days = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long' });

/** The day in India to which a moment belongs. */
export const indianDay = (at: number): string => days.format(at);

/** Breaks a word that is wider than the window. Mail programs know one or the other; each element says it anew, for those that drop the body's. */
export const breaking = 'overflow-wrap:anywhere;word-break:break-word';

/** A paragraph with the line ends of its words, in their own direction. */
export const paragraph = (words: string): string =>
	`<p dir="auto" style="white-space:pre-wrap;${breaking}">${escapeHtml(words)}</p>`;

/** The HTML part of an email. */
export const htmlOf = (subject: string, body: string): string =>
	`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="font-family:sans-serif;line-height:1.5;${breaking}">${body}</body></html>`;

/** Both parts of an email that consists of paragraphs. */
export const ofParagraphs = (subject: string, paragraphs: readonly string[]) => ({
	subject,
	text: `${paragraphs.join('\n\n')}\n`,
	html: htmlOf(subject, paragraphs.map(paragraph).join('')),
});
