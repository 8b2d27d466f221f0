import { currentName } from '#content/conference-names.ts';
import { capital, counted, given } from '#content/counted.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import { closings } from '#content/pictures/closings.ts';
import { heads } from '#content/pictures/heads.ts';
import { deskScenes } from '#content/pictures/subjects/desks.ts';
import { inOrder } from '#content/records/in-order.ts';
import { order } from '#content/records/index/order.ts';
import { publications as records } from '#content/records/index/publications.ts';
import { sponsorPlaces } from '#content/records/index/sponsor-places.ts';
import type { Door, Intro, Link, PageMeta, PublicationType, Sampled, Stat } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { dateOf } from '#contract/dates.ts';
import { countDays, daysInWords } from '#contract/day-words.ts';
import { paths } from '#contract/paths.ts';
import { venueInShort } from './edition-words.ts';
import { waysToPublish } from './publication-names.ts';

export const meta: PageMeta = {
	path: 'sponsors',
	title: 'Sponsor a conference or publish your work',
	description:
		'How to sponsor or exhibit at an AEG conference, and publication support for authors: Scopus and UGC journals, books, book chapters, IEEE papers.',
};

export const heading = 'Sponsors and publication support';

export const openLabel = 'What we do';

/** Leads to a message about the type of publication. */
export const askLabel = 'Ask about';

/** SPON-1 */
export const publications: readonly Sampled<PublicationType>[] = inOrder(records, order.publications).map(
	([id, { short: _, ...way }]) => ({ ...way, id }),
);

export const publicationSupport: Intro & { readonly link: Link } = {
	heading: 'Publication support',
	lead: 'We help you find the right journal or publisher, format the work and answer the reviewers. Editors, reviewers and publishers make the decision; nobody can promise acceptance.',
	link: { label: 'Research services', to: paths.researchServices },
};

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
			...given(onRecord.paperTotal > 0, {
				value: String(onRecord.paperTotal),
				label: 'papers in its proceedings',
			}),
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
export const places = {
	heading: 'Where your name can appear',
	lead: 'On our website, in the publications of the conference and at the venue. Ask us which places are available.',
	picture: deskScenes['name-board'],
	cells: sponsorPlaces.list,
};

const details = [
	'What you want to support: a whole conference, one track, a workshop or an award.',
	'How you want to take part: fund the event, support authors or exhibit at the venue.',
	'What attendees should learn about: a product, a laboratory or an open position.',
	'Where your name should appear: choose from the places above.',
];

export const sponsorship = {
	heading: 'Would you like to sponsor or exhibit?',
	lead: `Send us what you can of the ${counted(details.length, 'detail')} below, even before a conference is announced. We will answer with a written plan: what you get, what it costs and when we need your logo. Asking commits you to nothing.`,
	points: details,
	contact: { label: 'Contact Us', to: askAbout('sponsorship') } satisfies Link,
	edition: { label: `See ${currentName}`, to: paths.conference } satisfies Link,
};

export { hostCall as closing } from './host-call.ts';
