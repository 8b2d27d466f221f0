import { inWords } from '#content/counted.ts';
import { datesOf } from '../conference/dates.ts';
import { venueLine } from '../conference/edition-words.ts';
import { trackLinksOf } from '../conference/proceedings.ts';
import { edition2025 } from './2025.ts';

const { tracks, journals, awards = [] } = edition2025;
const trackLinks = trackLinksOf(edition2025);
const total = trackLinks.reduce((sum, { paperCount }) => sum + paperCount, 0);

/** PROC-2: the Conference Summary. It states what is known and says plainly what the organisers have still to add. */
export const summary = {
	title: 'AIC-RAETHM 2025: Conference Summary',
	heading: 'Conference Summary',
	lead: 'Two days in Bhopal, five tracks, four key-note talks. This is what is on record.',
	notice:
		'Sample edition. Dates, place, tracks, counts and award groups are facts of the conference; which track each count belongs to is a sample. Names and results of people are left open until the organisers confirm them.',
	facts: [
		{ value: '5', label: 'tracks' },
		{ value: '4', label: 'key-note speakers' },
		{ value: String(total), label: 'papers in the four listed tracks' },
		{ value: '13', label: 'awards in three groups' },
	],
	sections: [
		{
			heading: 'Time and place',
			paragraphs: [
				`AIC-RAETHM 2025 was held on 10 and 11 January 2025 at ${venueLine(edition2025)}. It was organised by AEG Consultancy Services Pvt. Ltd., Bhopal, with the host institute.`,
			],
		},
		{
			heading: 'From the call to the conference',
			paragraphs: [
				'Full papers were taken in double-column IEEE format, 8 to 9 pages, novel and unpublished. The way to the conference had five dates.',
			],
			table: {
				head: ['Date', 'Milestone'],
				rows: datesOf(edition2025).rows.map(({ days, date }) => [
					days.map(({ words }) => words).join('-'),
					date.label,
				]),
			},
		},
		{
			heading: 'Tracks and papers',
			paragraphs: [
				`The papers stood in ${inWords(tracks.length)} tracks. The proceedings list ${inWords(trackLinks.length)} of them with their counts; the count of the fifth is not on record.`,
			],
			table: {
				head: ['Track', 'Kind', 'Papers'],
				rows: tracks.map(({ title }, at) => {
					const link = trackLinks[at];
					return [
						`${at + 1}. ${title}`,
						link?.type ?? 'Not on record',
						link ? String(link.paperCount) : 'Not on record',
					];
				}),
			},
		},
		{
			heading: 'Key-note talks',
			paragraphs: [
				'Four invited talks opened the sessions. Their speakers appear by role until the organisers name them: Key-note speaker 1, 2, 3 and 4.',
			],
		},
		{
			heading: 'Awards',
			paragraphs: ['Three groups of awards were given.'],
			table: {
				head: ['Group', 'Given to'],
				rows: awards.map(({ title, entries, to }) => [title, `${entries.length} ${to}`]),
			},
		},
		{
			heading: 'Workshops',
			paragraphs: [
				'Two workshops belong to the conferences: MechAuto, on mechanical systems and the control that moves them, and ANSYS simulation.',
			],
		},
		{
			heading: 'Publication',
			paragraphs: ['Accepted papers are published in two ISSN journals.'],
			list: journals,
		},
		{
			heading: 'Still to be added by the organisers',
			list: [
				'Names and subjects of the key-note speakers',
				'Names of the winners and titles of their papers',
				'Number of participants and of the institutes they came from',
				'Count of papers of the fifth track',
			],
		},
	] satisfies readonly SummarySection[] as readonly SummarySection[],
} as const;

interface SummarySection {
	readonly heading: string;
	readonly paragraphs?: readonly string[];
	readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
	readonly list?: readonly string[];
}
