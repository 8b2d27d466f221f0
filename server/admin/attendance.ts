import { labels } from '#content/field-words.ts';
import { fieldsOf } from '#contract/submissions.ts';
import { type Admin, AdminError } from './admin.ts';
import { type Attendant, attendancePage, conferenceHeads } from './attendance-page.ts';
import { readSpan } from './indian-time.ts';
import { readWords } from './read-words.ts';
import { submissionsInOrder } from './submissions-in-order.ts';
import { endingOf, tableWriters } from './table.ts';
import { writeOutput } from './write-output.ts';

/** The columns of the table: the fields of a registration, then for which conference it came. */
const columns: readonly (readonly [head: string, read: (person: Attendant) => string | undefined])[] = [
	...fieldsOf('registration').map(([name]) => [labels[name], (person: Attendant) => person[name]] as const),
	[conferenceHeads.conference, ({ conference }) => conference],
	[conferenceHeads.state, (person) => person['conference-state']],
];
const byName = new Intl.Collator('en', { sensitivity: 'base' }).compare;

/**
 * `attendance --since <day> --until <day> --output list.html|list.xlsx|list.csv [--title <words>]`: who registered between two
 * days, by name, each with the conference and where that stood: whoever registered after its last day means the next.
 * Somebody who registered twice, by name and email address, stands in it once, as they wrote last.
 */
export async function attendance({ store, words, say }: Admin): Promise<void> {
	const { values } = readWords(words, {
		since: { type: 'string' },
		until: { type: 'string' },
		title: { type: 'string', default: 'Attendance list' },
		output: { type: 'string' },
	});
	const { since, until, title, output } = values;
	if (since === undefined || until === undefined)
		throw new AdminError('Say while which days people registered: --since 2026-11-01 --until 2026-12-31');
	const format = endingOf(output, ['html', 'xlsx', 'csv']);
	if (output === undefined || format === undefined)
		throw new AdminError('Name the file to write, such as --output list.html, list.xlsx or list.csv');

	const people = new Map<string, Attendant>();
	let registrations = 0;
	for await (const { fields } of submissionsInOrder(store, { ...readSpan(values), kind: 'registration' })) {
		const person = fields as Attendant;
		people.set(`${person.email}\n${person.name}`.toLowerCase(), person);
		registrations++;
	}
	const sorted = [...people.values()].sort((one, other) => byName(one.name, other.name));
	await writeOutput(output, (write) => {
		if (format === 'html') return write(attendancePage(title, { since, until }, sorted));
		const rows = sorted.map((person) => columns.map(([, read]) => read(person) ?? ''));
		const heads = columns.map(([head]) => head);
		return tableWriters[format](heads, rows, write);
	});
	say(`${output} holds people: ${sorted.length}, from registrations: ${registrations}.`);
}
