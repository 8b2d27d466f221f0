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

const labelOf = (name: DateName): string => shape.parts.dates.parts[name].label;

/** Two dates that stand the wrong way round. */
function backwards(dates: Dates, order: readonly DateName[]): Wrong[] {
	const known = order.flatMap((name) => (dates[name] ? [{ name, day: dates[name] }] : []));
	return known.flatMap(({ name, day }, at) => {
		const next = known[at + 1];
		if (next === undefined || day <= next.day) return [];
		const sentence = `${dayInWords(day)} is after ${dayInWords(next.day)}, which is “${labelOf(next.name)}”: change one of the two.`;
		return [{ field: `Dates, ${labelOf(name)}`, sentence }];
	});
}

/** The dates of a conference follow each other, it has days before it has a last one, and its file is called after its year. */
export function conferences(
	{ name, dates, tracks, documents, brochure, downloads }: RecordOf<'conferences'>,
	known: Known,
	slug: string,
): Wrong[] {
	const year = /\d{4}$/.exec(name)?.[0] ?? '';
	return [
		...(slug.startsWith(year)
			? []
			: [{ field: 'Name', sentence: `Its file is called “${slug}”: it must begin with the year, ${year}.` }]),
		...(dates.first && !dates.first.startsWith(year)
			? [
					{
						field: `Dates, ${labelOf('first')}`,
						sentence: `${dayInWords(dates.first)} is not in ${year}, the year of its name.`,
					},
				]
			: []),
		...orders.flatMap((order) => backwards(dates, order)),
		...(dates.revised > known.today
			? [
					{
						field: `Dates, ${shape.parts.dates.parts.revised.label}`,
						sentence: `${dayInWords(dates.revised)} is still to come: choose today, or the day of the last change.`,
					},
				]
			: []),
		...(dates.last && !dates.first
			? [{ field: `Dates, ${labelOf('first')}`, sentence: 'There is a last day and no first one.' }]
			: []),
		...tracks.flatMap(({ papers: { count, type } = {} }, at) =>
			count !== undefined && !type
				? [
						{
							field: `Tracks ${at + 1}, Papers in the proceedings, Type`,
							sentence: 'Choose which type they are.',
						},
					]
				: [],
		),
		...twice(documents.map(({ id }) => id)).map((id) => ({
			field: 'Documents for attendees',
			sentence: `Two of them are the ${documentNames[id as DocumentId]}: choose the other one, or take one out.`,
		})),
		...(brochure?.file ? wrongSize(brochure, 'Brochure', known) : []),
		...downloads.flatMap((one, at) => wrongSize(one, `Other files for authors ${at + 1}`, known)),
	];
}

type Download = RecordOf<'conferences'>['downloads'][number];

/** A file that was replaced, with the size of the one before. */
function wrongSize({ type, file }: Download, where: string, { sizeOf }: Known): Wrong[] {
	const bytes = sizeOf(`media/public${file}`);
	const size = `${Math.round(bytes / 1000)} kB`;
	if (bytes === 0 || !/\d kB$/.test(type) || type.endsWith(` ${size}`)) return [];
	return [{ field: `${where}, Type and size`, sentence: `The file has ${size}: write that here.` }];
}

/** People and photos belong to a conference: their file has the name of its file. */
export function besideConference(_: unknown, { records }: Known, slug: string): Wrong[] {
	if (records.has(`conferences/${slug}.json`)) return [];
	return [
		{
			field: 'Conference',
			sentence: `Its file is called “${slug}”, and no conference is: give it the name of the file of its conference.`,
		},
	];
}
