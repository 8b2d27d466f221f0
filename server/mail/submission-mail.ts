import { fillIn } from '#content/email-words.ts';
import { labels } from '#content/field-words.ts';
import { emails, pageName, submissionEmails } from '#content/site/emails.ts';
import { topicIn } from '#contract/message-opening.ts';
import { indianMoment } from '#contract/moment.ts';
import { type FieldName, type FieldsOf, fieldsOf, type SubmissionKind } from '#contract/submissions.ts';
import { escapeHtml } from '../escape-html.ts';
import type { ReceivedIn } from '../received-in.ts';
import { addressOf, type SentFrom } from '../sent-from.ts';
import { breaking, htmlOf, paragraph } from './parts.ts';
import { typedLine, typedText } from './typed.ts';

/** A submission taken from the store. `receivedAt` in milliseconds since 1970. */
export type StoredSubmission = {
	readonly reference: string;
	readonly receivedAt: number;
	/** Whether a machine seems to have sent it. */
	readonly suspected: boolean;
} & {
	readonly [Kind in SubmissionKind]: {
		readonly kind: Kind;
		readonly fields: FieldsOf<Kind> & SentFrom & ReceivedIn;
	};
}[SubmissionKind];

type Row = readonly [label: string, words: string];

const words = emails.submission;

/** A first line longer than this names no topic of ours. */
const longestTopic = 80;

/** The topic, as the message begins with it; without script only the address names it, by a slug such as `seo-audit`. */
function topicOf({ topic, message = '' }: SentFrom & { readonly message?: string }): string | undefined {
	const named = topicIn(typedText(message));
	return named && named.length <= longestTopic ? named : topic?.replaceAll('-', ' ');
}

/** The page and the topic, for the subject; empty where nobody knows them. */
function aboutWords(fields: StoredSubmission['fields']): string {
	if (fields.page === undefined) return '';
	const page = pageName(fields.page);
	const topic = topicOf(fields);
	return topic === undefined
		? fillIn(words.about.page, { page })
		: fillIn(words.about.topic, { page, topic });
}

function subjectOf({ kind, fields, suspected }: StoredSubmission): string {
	const { name, affiliation }: Partial<Record<FieldName, string>> = fields;
	const { conference = '', 'conference-state': state } = fields;
	const sender = typedLine(name ?? '') || fields.email;
	const typed = { sender, affiliation: typedLine(affiliation ?? '') };
	const values = { ...typed, about: aboutWords(fields), conference };
	const subject = fillIn(submissionEmails(kind, state).toOrganiser.subject, values);
	return suspected ? fillIn(words.suspectedSubject, { subject }) : subject;
}

/**
 * The words of a submission for the organiser. A field that was left empty, or is newer than the submission, is not spoken of.
 * @param gathered with others in one email: a reply to that reaches no visitor, and its first sentence says what it brings
 */
export function submissionWords(submission: StoredSubmission, gathered = false) {
	const { kind, fields, reference, receivedAt, suspected } = submission;
	const typed: Partial<Record<FieldName, string>> = fields;
	const filled = fieldsOf(kind).filter(([name]) => typed[name]);
	const { conference = '', 'conference-state': state } = fields;
	const opening = fillIn(submissionEmails(kind, state).toOrganiser.opening, { conference });
	const alone = [...(suspected ? [words.whySuspected] : []), words.reply];
	const row = (name: FieldName): Row => [labels[name], typedText(typed[name] ?? '')];
	const rows: readonly Row[] = [
		...filled.filter(([, field]) => field.kind !== 'text').map(([name]) => row(name)),
		[words.labels.received, indianMoment(receivedAt)],
		[words.labels.reference, reference],
		...(fields.page ? [[words.labels.sentFrom, addressOf(fields)] as const] : []),
	];
	return {
		subject: subjectOf(submission),
		opening: [opening, ...(gathered ? [] : alone)].join(' '),
		rows,
		texts: filled.filter(([, field]) => field.kind === 'text').map(([name]) => row(name)),
	};
}

/** What the organiser reads: a subject, and the submission as lines and as longer texts. */
type SubmissionWords = Readonly<ReturnType<typeof submissionWords>>;

/** The plain text part. */
export function asText({ opening, rows, texts }: SubmissionWords): string {
	const lines = rows.map(([label, typed]) => `${label}: ${typed}`);
	return [opening, '', ...lines, ...texts.flatMap(([label, typed]) => ['', `${label}:`, typed]), ''].join(
		'\n',
	);
}

/** The HTML part: the same words, everything typed escaped. */
export function asHtml({ subject, opening, rows, texts }: SubmissionWords): string {
	const cells = rows.map(
		([label, typed]) =>
			`<tr><th align="left" valign="top" style="padding:2px 8px 2px 0;width:6em">${escapeHtml(label)}</th><td dir="auto" valign="top" style="${breaking}">${escapeHtml(typed)}</td></tr>`,
	);
	const long = texts.map(([label, typed]) => `<p><b>${escapeHtml(label)}</b></p>${paragraph(typed)}`);
	return htmlOf(
		subject,
		`${paragraph(opening)}<table cellspacing="0" style="width:100%;table-layout:fixed">${cells.join('')}</table>${long.join('')}`,
	);
}
