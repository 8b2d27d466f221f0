import type { Message, Registration, SubmissionKind } from '#contract/submissions.ts';
import { escapeHtml } from '../escape-html.ts';
import { addressOf, type SentFrom } from '../submissions/sent-from.ts';

/** A submission taken from the store. `receivedAt` in milliseconds since 1970. */
export type StoredSubmission = {
	readonly reference: string;
	readonly receivedAt: number;
	/** Whether a machine seems to have sent it. */
	readonly suspected: boolean;
} & (
	| { readonly kind: 'message'; readonly fields: Message & SentFrom }
	| { readonly kind: 'registration'; readonly fields: Registration & SentFrom }
);

/** What the organiser reads: a subject, and the submission as lines and as text. */
export type FormWords = {
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
	readonly [Kind in SubmissionKind]: (fields: never) => Omit<FormWords, 'rows'> & { rows: FormWords['rows'] };
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

/** Said of a submission that a machine seems to have sent. */
const whySuspected =
	'A hidden field was filled, or it was sent within a second of the form being shown: mostly the work of robots, sometimes of a browser that fills in forms.';

/** Line ends as an e-mail may hold them: browsers and machines send all three kinds. */
const sameLineEnds = (words: string) => words.replace(/\r\n?/g, '\n');

/** The words of a submission for the organiser. */
export function formWords({ kind, fields, reference, receivedAt, suspected }: StoredSubmission): FormWords {
	const typed = kinds[kind](fields as never);
	const about = [fields.page, fields.topic?.replaceAll('-', ' ')].filter(Boolean).join(', ');
	const subject = sameLineEnds(typed.subject).replaceAll('\n', ' ') + (about && ` (${about})`);
	const words = {
		...typed,
		subject: suspected ? `[Perhaps a robot] ${subject}` : subject,
		opening: suspected ? `${typed.opening} ${whySuspected}` : typed.opening,
	};
	const received: [string, string][] = [
		['Received', `${india.format(receivedAt)} (Indian Standard Time)`],
		['Reference', reference],
		...(fields.page ? ([['Sent from', addressOf(fields)]] as [string, string][]) : []),
	];
	const rows = [...words.rows, ...received].map(([label, value]) => [label, sameLineEnds(value)] as const);
	return words.message === undefined
		? { ...words, rows }
		: { ...words, rows, message: sameLineEnds(words.message) };
}

/** The plain text part. */
export function asText({ opening, rows, message }: FormWords): string {
	const lines = rows.map(([label, value]) => `${label}: ${value}`);
	return [opening, '', ...lines, ...(message === undefined ? [] : ['', message]), ''].join('\n');
}

/** The HTML part: the same words, nothing fetched, everything typed escaped. */
export function asHtml({ subject, opening, rows, message }: FormWords): string {
	const cells = rows.map(
		([label, value]) =>
			`<tr><th align="left" valign="top" style="padding:2px 16px 2px 0">${label}</th><td>${escapeHtml(value)}</td></tr>`,
	);
	const body = message === undefined ? '' : `<p style="white-space:pre-wrap">${escapeHtml(message)}</p>`;
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font-family:sans-serif;line-height:1.5"><p>${opening}</p><table>${cells.join('')}</table>${body}</body></html>`;
}
