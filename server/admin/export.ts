import { fieldsOf, type SubmissionKind } from '#contract/submissions.ts';
import { type Admin, AdminError } from './admin.ts';
import { indianTime, readSpan } from './indian-time.ts';
import { readWords } from './read-words.ts';
import { type KeptSubmission, submissionsInOrder } from './submissions-in-order.ts';
import { endingOf, tableWriters } from './table.ts';
import { writeOutput } from './write-output.ts';

const kinds: Readonly<Record<string, SubmissionKind>> = {
	registrations: 'registration',
	messages: 'message',
};
const formats = ['csv', 'xlsx', 'json'] as const;
type Format = (typeof formats)[number];

const isFormat = (word: string): word is Format => formats.includes(word as Format);

/** The columns that are ours; whoever opens the file sees times by the clock of India. */
const about: Readonly<Record<string, (submission: KeptSubmission) => string>> = {
	reference: ({ reference }) => reference,
	kind: ({ kind }) => kind,
	'received (IST)': ({ received }) => indianTime(received),
	email_state: ({ email_state }) => email_state,
	suspected: ({ suspected }) => String(suspected),
	'handled (IST)': ({ handled }) => (handled === null ? '' : indianTime(handled)),
	note: ({ note }) => note,
};
/** The columns of what was sent: the fields of both forms, then what is kept beside them. */
const sent = new Set([
	...Object.values(kinds).flatMap((kind) => fieldsOf(kind).map(([name]) => name as string)),
	'page',
	'topic',
	'conference',
	'conference-state',
]);

const head = [...Object.keys(about), ...sent];

const cellsOf = (submission: KeptSubmission): readonly string[] => [
	...Object.values(about).map((read) => read(submission)),
	...Array.from(sent, (name) => submission.fields[name] ?? ''),
];

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();
const jsonRow = ({ received, handled, ...rest }: KeptSubmission) =>
	JSON.stringify({
		...rest,
		received: isoTime(received),
		handled: handled === null ? null : isoTime(handled),
	});

/**
 * `export [registrations|messages] [csv|xlsx|json] [--since <day>] [--until <day>] [--output <file>]`: submissions as a
 * table for Excel or as JSON. Nothing is lost or changed on the way.
 */
export async function exportSubmissions({ store, words, say, write }: Admin): Promise<void> {
	const { values, positionals } = readWords(words, {
		since: { type: 'string' },
		until: { type: 'string' },
		output: { type: 'string' },
	});
	const unknown = positionals.find((word) => !Object.hasOwn(kinds, word) && !isFormat(word));
	if (unknown !== undefined)
		throw new AdminError(
			`"${unknown}" cannot be exported. Say registrations or messages, and csv, xlsx or json.`,
		);
	const named = positionals.filter((word) => Object.hasOwn(kinds, word));
	const kind = named.length === 1 ? kinds[named[0] ?? ''] : undefined;
	const { output } = values;
	const format = positionals.find(isFormat) ?? endingOf(output, formats) ?? 'csv';
	if (format === 'xlsx' && output === undefined)
		throw new AdminError('Name the file to write, such as --output november.xlsx');
	const submissions = submissionsInOrder(store, { ...readSpan(values), kind });
	let n = 0;

	async function* rows() {
		for await (const submission of submissions) {
			n++;
			yield cellsOf(submission);
		}
	}
	async function fill(write: (part: string | Uint8Array) => Promise<void>): Promise<void> {
		if (format !== 'json') return tableWriters[format](head, rows(), write);
		await write('[');
		for await (const submission of submissions)
			await write(`${n++ === 0 ? '' : ','}\n${jsonRow(submission)}`);
		await write('\n]\n');
	}

	// what is not a workbook is text
	if (output === undefined) return fill((part) => write(String(part)));
	await writeOutput(output, fill);
	say(`${output} holds ${named.length === 1 ? named[0] : 'submissions'}: ${n}.`);
}
