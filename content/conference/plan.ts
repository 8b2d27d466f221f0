import { capital, counted } from '#content/counted.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import { featuresOf } from '#content/features.ts';
import { heads } from '#content/pictures/heads.ts';
import type { HeadPicture, Intro, IntroWithActions, Link, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { heroOf } from './conference.ts';
import { cellsOf, datesOf } from './dates.ts';

export const meta: PageMeta = {
	path: 'planConference',
	title: 'Plan a scientific conference',
	description:
		'Host an international scientific conference with AEG: what we do, what your institute provides, in which order, and a brochure to download.',
};

/** Opens the page. */
export const headPicture: HeadPicture = {
	file: heads.planning,
	alt: 'Woven drawing: a man and a woman face each other over the plan of a hall; he marks a seat with a pen, she points at another. A programme of three days hangs between them.',
};

/** PLAN-1 */
export const head: Intro = {
	heading: 'Planning an international scientific conference?',
	lead: 'You bring the subject and the host institute. We manage papers, registration, schedule and proceedings.',
};

export const closing: IntroWithActions = {
	heading: 'Would you like us to plan yours?',
	lead: 'Tell us the subject, the month and the host institute. That is enough to start.',
	actions: [
		{ label: 'Submit Proposal', to: paths.proposal },
		{ label: 'Past conferences', to: paths.pastConferences },
	],
};

export const propose: Link = { label: 'Submit Proposal', to: paths.proposal };

/** PLAN-3 */
export function leafletOf(brochured: ConferenceEdition) {
	const hero = heroOf(brochured);
	const importantDates = datesOf(brochured);
	return {
		heading: `An example: ${brochured.name}`,
		text: `The brochure of ${brochured.name}${brochured.venue ? `, which we organised with ${brochured.venue.institute}, ${brochured.venue.city}` : ''}.`,
		download: 'Download Brochure',
		preview: 'Open the brochure (PDF)',
		cover: { line: hero.kind, name: hero.name, year: hero.year, when: hero.when },
		inside: [
			{
				heading: capital(counted(brochured.tracks.length, 'track')),
				lines: brochured.tracks.map(({ title }) => title),
			},
			{ heading: importantDates.heading, lines: importantDates.rows.map((row) => cellsOf(row).join(': ')) },
		],
	};
}

/** PLAN-2 */
export const features = {
	heading: 'What we manage for you',
	lead: 'Choose all of these services, or only the ones you need.',
	cells: featuresOf({
		'Article management': 'We send each paper to reviewers and record each decision.',
		'Scientific content management': 'We keep abstracts, slides and posters in one place.',
		'Registration management': 'We register attendees, confirm their places and print badges.',
		'Schedules and agendas': 'We set the programme by track, hall and hour.',
		'Citation and content access':
			'We prepare the metadata by which papers are found and cited, and pass it to the publisher.',
		'Submission management': 'We receive the submissions and keep them in one list for the editors.',
	}),
};
