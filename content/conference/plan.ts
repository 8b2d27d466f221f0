import { company } from '#content/company.ts';
import { capital, counted } from '#content/counted.ts';
import type { DateRow, Feature, Intro, Link, Opening, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { heroOf } from './conference.ts';
import { datesOf } from './dates.ts';
import { brochured } from './editions.ts';

export const meta: PageMeta = {
	path: 'planConference',
	title: 'Plan a scientific conference',
	description:
		'Planning an international scientific conference with AEG: articles, content, registration, schedules, citation and submissions. Brochure as PDF.',
	thread: 'conferences',
};

/** PLAN-1 */
export const head: Intro = {
	heading: 'Planning an international scientific conference?',
	lead: 'Bring us the subject and the dates. We look after the rest, from the call for papers to the proceedings.',
};

export const closing: Opening = {
	heading: 'Shall we plan yours?',
	lead: 'A subject and a month are enough for a first answer.',
	actions: [
		{ label: 'Submit Proposal', to: paths.proposal },
		{ label: 'Past conferences', to: paths.pastConferences },
	],
};

export const propose: Link = { label: 'Submit Proposal', to: paths.proposal };

const hero = heroOf(brochured);
const importantDates = datesOf(brochured);

export const { brochure } = brochured;

const dateLine = ({ days, date }: DateRow) => `${days.map(({ words }) => words).join('-')}: ${date.label}`;

/** PLAN-3 */
export const leaflet = {
	heading: 'See what a conference with us looks like',
	text: `The brochure of ${brochured.name} shows one that we organised with an institute in ${brochured.venue?.city ?? company.city}.`,
	download: 'Download Brochure',
	preview: 'Open the brochure (PDF)',
	cover: { line: hero.kind, name: hero.name, year: hero.year, when: hero.when },
	inside: [
		{
			heading: capital(counted(brochured.tracks.length, 'track')),
			lines: brochured.tracks.map(({ title }) => title),
		},
		{ heading: importantDates.heading, lines: importantDates.rows.map(dateLine) },
	],
};

/** PLAN-2 */
export const features: Intro & { readonly cells: readonly Feature[] } = {
	heading: 'Six things you need not build',
	lead: 'Each can be taken alone; together they are a conference.',
	cells: [
		{
			title: 'Article management',
			text: 'Collect papers, assign reviewers and follow each decision.',
		},
		{
			title: 'Scientific content management',
			text: 'Keep abstracts, slides and posters in one place.',
		},
		{
			title: 'Registration management',
			text: 'Register participants, confirm places and print badges.',
		},
		{
			title: 'Schedules and agendas',
			text: 'Set the programme by track, hall and hour.',
		},
		{
			title: 'Citation and content access',
			text: 'Make every paper easy to find, to read and to cite.',
		},
		{
			title: 'Submission management',
			text: 'One way in for authors, one list for editors.',
		},
	],
};
