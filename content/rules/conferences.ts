import { documentNames, conferences as shape } from '#content/records/shapes/conferences.ts';
import type { RecordOf } from '#content/records/shapes.ts';
import type { DocumentId } from '#contract/documents.ts';
import { dayInWords } from './days.ts';
import { twice } from './fields.ts';
import type { Known, Wrong } from './problem.ts';

type Dates = RecordOf<'conferences'>['dates'];
type DateName = Exclude<keyof Dates, 'revised' | 'revision'>;

/** What must not come before what stands to its left; dates that are not set are passed over. */
const orders: readonly (readonly DateName[])[] = [
	['call', 'paper', 'acceptance', 'cameraReady'],
	['opens', 'registration', 'first', 'last'],
	['paper', 'first'],
];

const labelOf = (name: keyof Dates): string => shape.parts.dates.parts[name].label;

/** Two dates that stand the wrong way round. */
function* backwards(dates: Dates, order: readonly DateName[]): Iterable<Wrong> {
	const known = order.flatMap((name) => (dates[name] ? [{ name, day: dates[name] }] : []));
	for (const [at, { name, day }] of known.entries()) {
		const next = known[at + 1];
		if (next === undefined || day <= next.day) continue;
		const sentence = `${dayInWords(day)} is after ${dayInWords(next.day)}, which is “${labelOf(next.name)}”: change one of the two.`;
		yield { field: `Dates, ${labelOf(name)}`, sentence };
	}
}

/** The dates of a conference follow each other, it has days before it has a last one, and its file is called after its year. */
export function* conferences(
	{ name, dates, tracks, documents, brochure, downloads }: RecordOf<'conferences'>,
	known: Known,
	slug: string,
): Iterable<Wrong> {
	const year = /\d{4}$/.exec(name)?.[0] ?? '';
	const wrongDate = (which: keyof Dates, sentence: string) => ({
		field: `Dates, ${labelOf(which)}`,
		sentence,
	});
	if (!slug.startsWith(year))
		yield { field: 'Name', sentence: `Its file is called “${slug}”: it must begin with the year, ${year}.` };
	if (dates.first && !dates.first.startsWith(year))
		yield wrongDate('first', `${dayInWords(dates.first)} is not in ${year}, the year of its name.`);
	for (const order of orders) yield* backwards(dates, order);
	if (dates.revised > known.today)
		yield wrongDate(
			'revised',
			`${dayInWords(dates.revised)} is still to come: choose today, or the day of the last change.`,
		);
	if (dates.last && !dates.first) yield wrongDate('first', 'There is a last day and no first one.');
	for (const [at, { papers }] of tracks.entries())
		if (papers?.count !== undefined && !papers.type)
			yield {
				field: `Tracks ${at + 1}, Papers in the proceedings, Type`,
				sentence: 'Choose which type they are.',
			};
	for (const id of twice(documents.map((one) => one.id)))
		yield {
			field: 'Documents for attendees',
			sentence: `Two of them are the ${documentNames[id as DocumentId]}: choose the other one, or take one out.`,
		};
	if (brochure?.file) yield* wrongSize(brochure, 'Brochure', known);
	for (const [at, one] of downloads.entries())
		yield* wrongSize(one, `Other files for authors ${at + 1}`, known);
}

type Download = RecordOf<'conferences'>['downloads'][number];

/** A file that was replaced, with the size of the one before. */
function* wrongSize({ type, file }: Download, where: string, { sizeOf }: Known): Iterable<Wrong> {
	const bytes = sizeOf(`media/public${file}`);
	const size = `${Math.round(bytes / 1000)} kB`;
	if (bytes > 0 && /\d kB$/.test(type) && !type.endsWith(` ${size}`))
		yield { field: `${where}, Type and size`, sentence: `The file has ${size}: write that here.` };
}

/** People and photos belong to a conference: their file has the name of its file. */
export function* besideConference(_: unknown, { records }: Known, slug: string): Iterable<Wrong> {
	if (!records.has(`conferences/${slug}.json`))
		yield {
			field: 'Conference',
			sentence: `Its file is called “${slug}”, and no conference is: give it the name of the file of its conference.`,
		};
}
