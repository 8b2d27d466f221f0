import type { LetterKind, Message, Registration } from '#contract/letters.ts';
import { escapeHtml } from '../escape-html.ts';

/** A letter taken from the store. `receivedAt` in milliseconds since 1970. */
export type StoredLetter = { readonly reference: string; readonly receivedAt: number } & (
	| { readonly kind: 'message'; readonly fields: Message }
	| { readonly kind: 'registration'; readonly fields: Registration }
);

/** What the organiser reads: a subject, and the letter as lines and as text. */
export type LetterWords = {
	readonly subject: string;
	readonly opening: string;
	readonly rows: readonly (readonly [label: string, value: string])[];
	readonly message?: string;
};

const india = new Intl.DateTimeFormat('en-IN', {
	dateStyle: 'long',
	timeStyle: 'short',
	timeZone: 'Asia/Kolkata',
});

const kinds: {
	readonly [Kind in LetterKind]: (fields: never) => Omit<LetterWords, 'rows'> & { rows: LetterWords['rows'] };
} = {
	message: ({ name, email, message }: Message) => ({
		subject: `Message from ${name}`,
		opening: 'A visitor wrote through the website.',
		rows: [
			['Name', name],
			['Email', email],
		],
		message,
	}),
	registration: ({ name, email, phone, affiliation, department }: Registration) => ({
		subject: `Registration: ${name}, ${affiliation}`,
		opening: 'A visitor registered for the conference through the website.',
		rows: [
			['Name', name],
			['Email', email],
			['Phone', phone],
			['Institute', affiliation],
			['Department', department],
		],
	}),
};

/** Line ends as an e-mail may hold them: browsers and machines send all three kinds. */
const sameLineEnds = (words: string) => words.replace(/\r\n?/g, '\n');

/** The words of a letter for the organiser. */
export function letterWords({ kind, fields, reference, receivedAt }: StoredLetter): LetterWords {
	const typed = kinds[kind](fields as never);
	const words = { ...typed, subject: sameLineEnds(typed.subject).replaceAll('\n', ' ') };
	const received: [string, string][] = [
		['Received', `${india.format(receivedAt)} (Indian Standard Time)`],
		['Reference', reference],
	];
	const rows = [...words.rows, ...received].map(([label, value]) => [label, sameLineEnds(value)] as const);
	return words.message === undefined
		? { ...words, rows }
		: { ...words, rows, message: sameLineEnds(words.message) };
}

/** The plain text part. */
export function asText({ opening, rows, message }: LetterWords): string {
	const lines = rows.map(([label, value]) => `${label}: ${value}`);
	return [opening, '', ...lines, ...(message === undefined ? [] : ['', message]), ''].join('\n');
}

/** The HTML part: the same words, nothing fetched, everything typed escaped. */
export function asHtml({ subject, opening, rows, message }: LetterWords): string {
	const cells = rows.map(
		([label, value]) =>
			`<tr><th align="left" valign="top" style="padding:2px 16px 2px 0">${label}</th><td>${escapeHtml(value)}</td></tr>`,
	);
	const body = message === undefined ? '' : `<p style="white-space:pre-wrap">${escapeHtml(message)}</p>`;
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font-family:sans-serif;line-height:1.5"><p>${opening}</p><table>${cells.join('')}</table>${body}</body></html>`;
}
