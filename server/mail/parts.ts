import { fillIn } from '#content/email-words.ts';
import { emails } from '#content/emails.ts';
import { escapeHtml } from '../escape-html.ts';

/** What the emails have in common: the time in India, and the HTML around their words. Nothing in it is fetched. */

const india = { timeZone: 'Asia/Kolkata', dateStyle: 'long' } as const;
const days = new Intl.DateTimeFormat('en-IN', india);
const times = new Intl.DateTimeFormat('en-IN', { ...india, timeStyle: 'short' });

/** A moment by the clock of India, in milliseconds since 1970. */
export const indianMoment = (at: number): string => fillIn(emails.time, { time: times.format(at) });

/** The day in India to which a moment belongs. */
export const indianDay = (at: number): string => days.format(at);

/** The HTML part of an email. */
export const htmlOf = (subject: string, body: string): string =>
	`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font-family:sans-serif;line-height:1.5">${body}</body></html>`;

/** Both parts of an email that consists of paragraphs. */
export const ofParagraphs = (subject: string, paragraphs: readonly string[]) => ({
	subject,
	text: `${paragraphs.join('\n\n')}\n`,
	html: htmlOf(
		subject,
		paragraphs.map((words) => `<p style="white-space:pre-wrap">${escapeHtml(words)}</p>`).join(''),
	),
});
