import { fieldsOf, type SubmissionKind } from '#contract/submissions.ts';
import { receivedInNames } from '../received-in.ts';
import { type Admin, AdminError } from './admin.ts';
import { byteOrderMark, csvLine, typedCell } from './csv.ts';
import { indianTime, readSpan } from './indian-time.ts';
import { readWords } from './read-words.ts';
import { type KeptSubmission, submissionsInOrder } from './submissions-in-order.ts';
import { writeOutput } from './write-output.ts';

const kinds: Readonly<Record<string, SubmissionKind>> = {
	registrations: 'registration',
	messages: 'message',
};
const formats = ['csv', 'json'];

/** The columns that are ours; whoever opens the file sees times by the clock of India. */
const about: Readonly<Record<string, (submission: KeptSubmission) => string>> = {
	reference: ({ reference }) => reference,
	kind: ({ kind }) => kind,
	'received (IST)': ({ received }) => indianTime(received),
	email_state: ({ email_state }) => email_state,
	suspected: ({ suspected }) => String(suspected),
	'handled (IST)': ({ handled }) => (handled === null ? '' : indianTime(handled)),
};
/** The columns of what was sent: the fields of both forms, then what is kept beside them. */
const sent = new Set([
	...Object.values(kinds).flatMap((kind) => fieldsOf(kind).map(([name]) => name as string)),
	'page',
	'topic',
	...receivedInNames,
]);

const csvRow = (submission: KeptSubmission) =>
	csvLine([
		...Object.values(about).map((read) => read(submission)),
		typedCell(submission.note),
		...Array.from(sent, (name) => typedCell(submission.fields[name] ?? '')),
	]);

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();
const jsonRow = ({ received, handled, ...rest }: KeptSubmission) =>
	JSON.stringify({
		...rest,
		received: isoTime(received),
		handled: handled === null ? null : isoTime(handled),
	});

/**
 * `export [registrations|messages] [csv|json] [--since <day>] [--until <day>] [--output <file>]`: submissions as a table
 * for Excel or as JSON. Nothing is lost or changed on the way.
 */
export async function exportSubmissions({ store, words, say, write }: Admin): Promise<void> {
	const { values, positionals } = readWords(words, {
		since: { type: 'string' },
		until: { type: 'string' },
		output: { type: 'string' },
	});
	const unknown = positionals.find((word) => !Object.hasOwn(kinds, word) && !formats.includes(word));
	if (unknown !== undefined)
		throw new AdminError(`"${unknown}" cannot be exported. Say registrations or messages, and csv or json.`);
	const named = positionals.filter((word) => Object.hasOwn(kinds, word));
	const kind = named.length === 1 ? kinds[named[0] ?? ''] : undefined;
	const { output } = values;
	const json = positionals.includes('json') || output?.endsWith('.json') === true;
	const wanted = { ...readSpan(values), kind };
	let n = 0;

	async function fill(write: (text: string) => Promise<void>): Promise<void> {
		await write(json ? '[' : byteOrderMark + csvLine([...Object.keys(about), 'note', ...sent]));
		for await (const submission of submissionsInOrder(store, wanted)) {
			await write(json ? `${n === 0 ? '' : ','}\n${jsonRow(submission)}` : csvRow(submission));
			n++;
		}
		if (json) await write('\n]\n');
	}

	if (output === undefined) return fill(write);
	await writeOutput(output, fill);
	say(`${output} holds ${named.length === 1 ? named[0] : 'submissions'}: ${n}.`);
}
