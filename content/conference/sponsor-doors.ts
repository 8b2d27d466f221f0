import { capital } from '#content/counted.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import { closings } from '#content/pictures/closings.ts';
import { desks } from '#content/pictures/desks.ts';
import { heads } from '#content/pictures/heads.ts';
import { deskSubjects } from '#content/pictures/subjects/desks.ts';
import { sponsorPlaces } from '#content/records/index/sponsor-places.ts';
import type { Door, Feature, Illustration, Intro, IntroWithActions, Sampled, Stat } from '#content/shapes.ts';
import { dateOf } from '#contract/dates.ts';
import { countDays, daysInWords } from '#contract/day-words.ts';
import { paths } from '#contract/paths.ts';
import { venueInShort } from './edition-words.ts';
import { waysToPublish } from './publication-names.ts';
import { publications } from './sponsors.ts';

export const heading = 'Sponsors and publication support';

const publishDoor: Door = {
	thread: 'research',
	picture: {
		file: closings['notebook-neem'],
		alt: 'Woven drawing: a notebook with a pen across it, a ruler and a pair of glasses.',
	},
	heading: 'Publish your work',
	lead: 'For authors of papers, chapters and books.',
	to: '#publication',
	more: `${capital(waysToPublish)} to publish`,
};

/** The two halves of the page, for readers who seldom want both: each in its own dye. */
export const doors: readonly Door[] = [
	{
		thread: 'conferences',
		picture: {
			file: heads.posters,
			alt: 'Woven drawing: a woman with a braid, seen from behind, points at a curve on a poster about banana fibre.',
		},
		heading: 'Sponsor or exhibit',
		lead: 'For companies and institutes that want to meet researchers.',
		to: '#sponsor',
		more: 'What you can support',
	},
	...(publications.length > 0 ? [publishDoor] : []),
];

/** Who is met there, in figures that are known of the edition. */
export function attendsOf(onRecord: ConferenceEdition) {
	const days = dateOf(onRecord, 'conference');
	return {
		heading: 'Whom you reach as a sponsor or exhibitor',
		lead: `Our conferences are for researchers and people from industry. ${onRecord.name} in figures:`,
		figures: [
			...(onRecord.proceedings
				? [{ value: String(onRecord.paperTotal), label: 'papers in its proceedings' }]
				: []),
			{ value: String(onRecord.tracks.length), label: 'tracks' },
			...(days
				? [
						{
							value: String(countDays(days)),
							label: `days, ${daysInWords(days, '–')}${onRecord.venue ? ` at ${venueInShort(onRecord)}` : ''}`,
						},
					]
				: []),
		] satisfies Stat[],
	};
}

/** Where a sponsor is named: what an edition has; which of them are open, its organisers say. */
export const places: Intro & { readonly picture: Illustration; readonly cells: readonly Sampled<Feature>[] } =
	{
		heading: 'Where your name can appear',
		lead: 'On our website, in the publications of the conference and at the venue. Ask us which places are available.',
		picture: { file: desks['name-board'], alt: deskSubjects['name-board'].alt },
		cells: sponsorPlaces.list,
	};

export const closing: IntroWithActions = {
	heading: 'Would you like to host a conference?',
	lead: 'Tell us the subject, the month and the host institute. That is enough to start.',
	actions: [
		{ label: 'Submit a proposal', to: paths.proposal },
		{ label: 'How we plan a conference', to: paths.planConference },
	],
};
