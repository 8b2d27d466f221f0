import { capital, counted, given, inWords, listed } from '#content/counted.ts';
import type { ConferenceEdition, EditionPeople } from '#content/edition.ts';
import type { SummarySection } from '#contract/artwork.ts';
import { dateOf } from '#contract/dates.ts';
import { daysInWords } from '#contract/day-words.ts';
import { cellsOf, datesOf } from './dates.ts';
import { venueLine } from './edition-words.ts';
import { notKnown } from './paper-counts.ts';
import { workshopCount, workshopNames, workshopsInWords } from './workshop-names.ts';

/** PROC-2: the Conference Summary. It states what is known and says plainly what the organisers have still to add. */
export function summaryOf(edition: ConferenceEdition, speakers: EditionPeople['speakers']) {
	const { name, venue, tracks, journals, awards: awardGroups = [], awardTotal, paperTotal } = edition;
	const days = dateOf(edition, 'conference');
	const trackLinks = edition.proceedings?.papers ?? [];
	const uncounted = tracks.length - trackLinks.length;
	const areExamples = trackLinks.some(({ sample }) => sample);
	const names = speakers.flatMap(({ name }) => name ?? []);
	const areNamed = names.length === speakers.length;
	return {
		title: `${name}: Conference Summary`,
		heading: 'Conference Summary',
		lead: `${capital(listed([counted(tracks.length, 'track'), ...given(speakers.length > 0, counted(speakers.length, 'keynote talk'))]))}${venue ? ` in ${venue.city}` : ''}.`,
		facts: [
			{ value: String(tracks.length), label: 'tracks' },
			...given(speakers.length > 0, { value: String(speakers.length), label: 'keynote speakers' }),
			...given(paperTotal > 0, {
				value: String(paperTotal),
				label: `papers in ${counted(trackLinks.length, 'track')}`,
			}),
			...given(awardTotal > 0, {
				value: String(awardTotal),
				label: `awards in ${counted(awardGroups.length, 'group')}`,
			}),
		],
		sections: [
			{
				heading: 'Time and place',
				paragraphs: [
					`${name} was held on ${days && daysInWords(days)} at ${venueLine(edition)}. It was organised by AEG Consultancy Services Pvt. Ltd., Bhopal, with the host institute.`,
				],
			},
			{
				heading: 'From the call to the conference',
				paragraphs: [
					'Authors submitted full papers of 8 to 9 pages in the double-column IEEE format, on novel and unpublished work. The dates were:',
				],
				table: {
					head: ['Date', 'Milestone'],
					rows: datesOf(edition).rows.map(cellsOf),
				},
			},
			{
				heading: 'Tracks and papers',
				paragraphs: [
					[
						`The conference had ${counted(tracks.length, 'track')}.`,
						...given(
							uncounted > 0,
							`The number of papers is known for ${inWords(trackLinks.length)} of them; for ${inWords(uncounted)} it is ${notKnown}.`,
						),
						...given(
							areExamples,
							`Which number belongs to which track is ${notKnown}: the table is an example.`,
						),
					].join(' '),
				],
				table: {
					head: ['Track', 'Kind', 'Papers'],
					rows: tracks.map(({ title }, at) => {
						const link = trackLinks.find(({ track }) => track === at);
						return [
							`${at + 1}. ${title}`,
							link?.type ?? capital(notKnown),
							link ? String(link.paperCount) : capital(notKnown),
						];
					}),
				},
			},
			...given(speakers.length > 0, {
				heading: 'Keynote talks',
				paragraphs: [
					[
						`There were ${counted(speakers.length, 'invited keynote speaker')}.`,
						...given(names.length > 0, `Known by name: ${listed(names)}.`),
						...given(!areNamed, 'Not all names are confirmed yet.'),
					].join(' '),
				],
			}),
			...given(awardTotal > 0, {
				heading: 'Awards',
				paragraphs: [`Awards were given in ${counted(awardGroups.length, 'group')}.`],
				table: {
					head: ['Group', 'Given to'],
					rows: awardGroups.map(({ title, entries, to }) => [title, `${entries.length} ${to}`]),
				},
			}),
			{
				heading: 'Workshops',
				paragraphs: [
					workshopNames.length > 0
						? `The conferences have ${workshopCount}: ${workshopsInWords}.`
						: 'No workshop is announced at present.',
				],
			},
			...given(journals.length > 0, {
				heading: 'Publication',
				paragraphs: [`Accepted papers are published in ${counted(journals.length, 'ISSN journal')}.`],
				list: journals,
			}),
			{
				heading: 'Still to be added by the organisers',
				list: [
					...given(!areNamed, 'Names and subjects of the keynote speakers'),
					...given(
						awardGroups.some(({ entries }) => entries.some(({ sample }) => sample)),
						'Names of the winners and titles of their papers',
					),
					'Number of attendees and of their institutes',
					...given(uncounted > 0, `Number of papers in ${counted(uncounted, 'more track')}`),
					...given(areExamples, 'Which number of papers belongs to which track'),
				],
			},
		] satisfies readonly SummarySection[] as readonly SummarySection[],
	};
}
