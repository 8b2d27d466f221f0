import { labels } from '#content/field-words.ts';
import { type FieldsOf, fieldsOf } from '#contract/submissions.ts';
import { escapeHtml } from '../escape-html.ts';
import type { ReceivedIn } from '../received-in.ts';

/** Somebody who registered, as they typed it, and for which conference it came. */
export type Attendant = FieldsOf<'registration'> & ReceivedIn;

/** What stands over the conference of a registration and over where it stood then. */
export const conferenceHeads = { conference: 'Conference', state: 'When registered' } as const;

const style = `
@page { size: A4; margin: 15mm; }
body { font: 10pt/1.4 sans-serif; color: #000; background: #fff; margin: 0 auto; max-width: 180mm; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: left; padding-block: 2mm; }
th, td { border: 1px solid #777; padding: 2mm; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
.n { width: 8mm; text-align: right; }
.signature { width: 40mm; }
`;

/** What stands beside a name: every field of the form but the email address and long texts, which have no room there. */
const beside = fieldsOf('registration')
	.filter(([name, { kind }]) => name !== 'name' && kind !== 'email' && kind !== 'text')
	.map(([name]) => name);
const headCells = [labels.name, ...beside.map((name) => labels[name]), conferenceHeads.conference];

/**
 * A page to be printed, with a place for each signature; its head is repeated on every sheet. It fetches nothing.
 * @param days between which people registered, as they were given
 */
export function attendancePage(
	title: string,
	{ since, until }: { readonly since: string; readonly until: string },
	people: readonly Attendant[],
): string {
	const heads = headCells.map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join('');
	const rows = people.map((person, index) => {
		const { conference, 'conference-state': state } = person;
		const meant = [conference, state].filter((known) => known !== undefined).join(': ');
		const words = [...beside.map((field) => person[field] ?? ''), meant];
		const cells = words.map((said) => `<td>${escapeHtml(said)}</td>`).join('');
		return `<tr><td class="n">${index + 1}</td><th scope="row">${escapeHtml(person.name)}</th>${cells}<td></td></tr>`;
	});
	return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>
<h1>${escapeHtml(title)}</h1>
<table>
<caption>${people.length} people, registered from ${escapeHtml(since)} to ${escapeHtml(until)}</caption>
<thead><tr><th scope="col" class="n">No.</th>${heads}<th scope="col" class="signature">Signature</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</body>
</html>
`;
}
