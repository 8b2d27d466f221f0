import { paths } from '#contract/paths.ts';
import { portfolio } from '../pictures/portfolio.ts';
import type { Intro, Opening, PageMeta, Preview, Sampled } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';

/** `/services/Portfolio`, which `/portfolio` shows too (PORT-1), and `/services/Portfoliosec` (PORT-2). */

export const meta: PageMeta = {
	path: 'portfolio',
	title: 'Portfolio',
	description:
		'Three designs you can look through from top to bottom: a shop, a task dashboard and a travel site, each in a desktop frame.',
	thread: 'software',
};

export const opening: Opening = {
	heading: 'View our work',
	lead: 'Three designs in a desktop frame. Move the cursor down a screen, swipe it or use the arrow keys, and the page moves with it.',
	actions: [{ label: 'All screenshots', to: paths.portfolioGrid }],
};

/** The two answers of a preview (PORT-1). */
export const states = { active: 'Interactive preview active', idle: 'Hover to interact' } as const;

export const previews: readonly Sampled<Preview>[] = [
	{
		sample: true,
		kind: 'Shop',
		title: 'A shop for woven things',
		text: 'The article first, then its room, its fibre and its care. The basket is never further than one corner of the screen.',
		picture: {
			file: portfolio.shop,
			alt: 'Sample design of a shop: a living room with a woven rug, rows of rugs, cushions and baskets with prices left out, a table of fibres.',
		},
		ask: { label: 'Ask for a shop', to: contactAbout('shop') },
	},
	{
		sample: true,
		kind: 'Task dashboard',
		title: 'A dashboard for a team of ten',
		text: 'What is due today stands at the top left. Everything below it answers the next question: who, how long, what is in the way.',
		picture: {
			file: portfolio.tasks,
			alt: 'Sample design of a task dashboard: four counts, a falling line of open tasks, a board of cards, a plan in bars and a calendar of the week.',
		},
		ask: { label: 'Ask for a dashboard', to: contactAbout('dashboard') },
	},
	{
		sample: true,
		kind: 'Travel',
		title: 'A travel site for slow journeys',
		text: 'A journey is chosen by its landscape, checked by its days and booked by its month. Three scrolls, in that order.',
		picture: {
			file: portfolio.travel,
			alt: 'Sample design of a travel site: a lake at sunset, six journeys in pictures, a route on a map, a calendar of good months and three places to sleep.',
		},
		ask: { label: 'Ask for a travel site', to: contactAbout('travel') },
	},
];

export const closing: Opening = {
	heading: 'Something of the kind?',
	lead: 'Say which one comes near, and what yours has to do that it does not.',
	actions: [
		{ label: 'Ask for a site', to: contactAbout('similar-site') },
		{ label: 'See all services', to: paths.softwareServices },
	],
};

export const gridMeta: PageMeta = {
	path: 'portfolioGrid',
	title: 'Portfolio in screenshots',
	description:
		'Six site designs as screenshots that scroll by themselves: a journal, a hospital, a college, a catalogue, a meeting and a laboratory diary.',
	thread: 'software',
};

export const gridOpening: Intro = {
	heading: 'Six sites, from top to bottom',
	lead: 'Point at a screenshot, or reach it by keyboard, and it scrolls by itself; Esc stops it. On a touch screen, swipe it.',
};

const ask = { label: 'Ask for one like it', to: contactAbout('similar-site') };

/** Three of the six lead to a site outside (PORT-2). */
export const screenshots: readonly Sampled<Preview>[] = [
	{
		sample: true,
		kind: 'Journal',
		title: 'A scientific journal',
		text: 'Papers of the issue, and the way to send one.',
		picture: {
			file: portfolio['site-1'],
			alt: 'Sample design of a journal: the cover of an issue, its list of papers and a panel for authors.',
		},
		link: 'https://journal.example/',
		ask,
	},
	{
		sample: true,
		kind: 'Hospital',
		title: 'A district hospital',
		text: 'Department, day and hour: a visit is booked in three steps.',
		picture: {
			file: portfolio['site-2'],
			alt: 'Sample design of a hospital site: three steps of booking a visit with a calendar and a list of hours.',
		},
		link: 'https://hospital.example/',
		ask,
	},
	{
		sample: true,
		kind: 'College',
		title: 'Admissions of a college',
		text: 'Dates, courses and papers in the order in which applicants ask.',
		picture: {
			file: portfolio['site-3'],
			alt: 'Sample design of a college site: a building with a clock tower, four steps of admission, courses and dates.',
		},
		link: 'https://college.example/',
		ask,
	},
	{
		sample: true,
		kind: 'Catalogue',
		title: 'A catalogue of fibres',
		text: 'Nine fibres to compare by structure, thickness and use.',
		picture: {
			file: portfolio['site-4'],
			alt: 'Sample design of a catalogue: woven fibres in a grid with filters at the side, and the data sheet of one mat.',
		},
		ask,
	},
	{
		sample: true,
		kind: 'Meeting',
		title: 'A meeting on energy',
		text: 'Speakers, programme and dates on one long page.',
		picture: {
			file: portfolio['site-5'],
			alt: 'Sample design of a meeting: a sun of coloured rays, four speakers without names, a programme in two halls.',
		},
		ask,
	},
	{
		sample: true,
		kind: 'Laboratory',
		title: 'A diary for a laboratory',
		text: 'Who uses which machine when, and what is waiting for it.',
		picture: {
			file: portfolio['site-6'],
			alt: 'Sample design of a laboratory diary: a week in coloured slots, a form to book a machine and a drawing of the machine.',
		},
		ask,
	},
];

export const visit = 'Visit the site';

export const gridClosing: Opening = {
	heading: 'Your six pages could stand here',
	lead: 'Send the address of a site you like. It tells us more than a description.',
	actions: [
		{ label: 'Ask for a site', to: contactAbout('similar-site') },
		{ label: 'Try the interactive previews', to: paths.portfolio },
	],
};
