import { paths } from '#contract/paths.ts';
import { portfolio } from '../pictures/portfolio.ts';
import type { Contents, Intro, IntroWithActions, PageMeta, Preview, Sampled } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';
import { nextSteps } from './next-steps.ts';

/** `/services/Portfolio`, which `/portfolio` shows too (PORT-1), and `/services/Portfoliosec` (PORT-2). */

export const meta: PageMeta = {
	path: 'portfolio',
	title: 'Portfolio',
	description:
		'Design studies by the AEG software team: a shop, a task dashboard and a travel site, each to scroll through in a desktop frame.',
	thread: 'software',
};

export const opening: IntroWithActions = {
	heading: 'Design studies',
	lead: 'Whole pages, each in a desktop frame. Swipe a screen or use the arrow keys to see all of it.',
	actions: [{ label: 'All screenshots', to: paths.portfolioGrid }],
};

/** What script adds to the lead. */
export const byCursor = 'With a mouse, move the cursor over it.';

/** On every frame: what is in it was not made for a client. */
export const study = 'Design study';

/** The two answers of a preview (PORT-1). */
export const states = {
	active: 'Interactive preview active',
	idle: 'Hover to interact',
	touch: 'Swipe to scroll',
} as const;

export const previews: readonly Sampled<Preview>[] = [
	{
		sample: true,
		kind: 'Shop',
		title: 'A shop for home textiles',
		text: 'Products with pictures, materials and care instructions. The basket is always in view.',
		picture: {
			file: portfolio.shop,
			alt: 'Example design of a shop: a living room with a woven rug, rows of rugs, cushions and baskets with prices left out, a table of fibres.',
		},
		ask: { label: 'Ask for a shop', to: contactAbout('shop') },
	},
	{
		sample: true,
		kind: 'Task dashboard',
		title: 'Task dashboard for a team',
		text: 'Tasks due today come first, then who works on them, how long they take and what is blocked.',
		picture: {
			file: portfolio.tasks,
			alt: 'Example design of a task dashboard: four counts, a falling line of open tasks, a board of cards, a plan in bars and a calendar of the week.',
		},
		ask: { label: 'Ask for a dashboard', to: contactAbout('dashboard') },
	},
	{
		sample: true,
		kind: 'Travel',
		title: 'Travel site',
		text: 'Travellers choose by landscape, look through the days and book by month.',
		picture: {
			file: portfolio.travel,
			alt: 'Example design of a travel site: a lake at sunset, six journeys in pictures, a route on a map, a calendar of good months and three places to sleep.',
		},
		ask: { label: 'Ask for a travel site', to: contactAbout('travel') },
	},
];

export const closing: IntroWithActions = {
	heading: 'Want something similar?',
	lead: 'Tell us which one comes close, and what yours should do differently.',
	actions: [
		{ label: 'Ask for a site', to: contactAbout('similar-site') },
		{ label: 'See all services', to: paths.softwareServices },
	],
};

export const next = nextSteps('which design comes close, and what must be different');

export const gridMeta: PageMeta = {
	path: 'portfolioGrid',
	title: 'Portfolio in screenshots',
	description:
		'Screenshots of site designs by AEG that scroll from top to bottom: a journal, a hospital, a college, a catalogue, a conference and a laboratory.',
	thread: 'software',
};

export const gridOpening: Intro = {
	heading: 'Site designs in screenshots',
	lead: 'Each screenshot holds a whole page: scroll or swipe inside it.',
};

/** What script adds. */
export const gridScrolls = 'Hover over a screenshot to scroll it. Esc stops it.';

const ask = { label: 'Ask for one like it', to: contactAbout('similar-site') };

/** Three of the six are for sites outside (PORT-2), whose addresses nobody gave yet: each opens its study in full. */
export const screenshots: readonly Sampled<Preview & { readonly id: string }>[] = [
	{
		sample: true,
		id: 'journal',
		kind: 'Journal',
		title: 'Scientific journal',
		text: 'The papers of an issue, and how to submit one.',
		picture: {
			file: portfolio['site-1'],
			alt: 'Example design of a journal: the cover of an issue, its list of papers and a panel for authors.',
		},
		link: 'study',
		ask,
	},
	{
		sample: true,
		id: 'hospital',
		kind: 'Hospital',
		title: 'District hospital',
		text: 'Patients book a visit by department, day and hour.',
		picture: {
			file: portfolio['site-2'],
			alt: 'Example design of a hospital site: three steps of booking a visit with a calendar and a list of hours.',
		},
		link: 'study',
		ask,
	},
	{
		sample: true,
		id: 'college',
		kind: 'College',
		title: 'College admissions',
		text: 'Dates, courses and documents for applicants.',
		picture: {
			file: portfolio['site-3'],
			alt: 'Example design of a college site: a building with a clock tower, four steps of admission, courses and dates.',
		},
		link: 'study',
		ask,
	},
	{
		sample: true,
		id: 'catalogue',
		kind: 'Catalogue',
		title: 'Fibre catalogue',
		text: 'Fibres to compare by structure, thickness and use.',
		picture: {
			file: portfolio['site-4'],
			alt: 'Example design of a catalogue: woven fibres in a grid with filters at the side, and the data sheet of one mat.',
		},
		ask,
	},
	{
		sample: true,
		id: 'meeting',
		kind: 'Conference',
		title: 'Energy conference',
		text: 'Speakers, programme and dates on one page.',
		picture: {
			file: portfolio['site-5'],
			alt: 'Example design of a conference site: a sun of coloured rays, four speakers without names, a programme in two halls.',
		},
		ask,
	},
	{
		sample: true,
		id: 'laboratory',
		kind: 'Laboratory',
		title: 'Laboratory diary',
		text: 'Who uses which machine and when, and what is waiting.',
		picture: {
			file: portfolio['site-6'],
			alt: 'Example design of a laboratory diary: a week in coloured slots, a form to book a machine and a drawing of the machine.',
		},
		ask,
	},
];

export const contents: Contents = {
	label: 'On this page',
	entries: screenshots.map(({ id, title, text }) => ({ name: title, short: text, to: `#${id}` as const })),
};

/** On links to sites outside, and on those to a study in full. */
export const visit = { site: 'Visit the site', study: 'Open the design study' };

export const gridClosing: IntroWithActions = {
	heading: 'Want one like these?',
	lead: 'Send us the address of a site you like, and tell us what yours should do.',
	actions: [
		{ label: 'Ask for a site', to: contactAbout('similar-site') },
		{ label: 'Interactive previews', to: paths.portfolio },
	],
};

export const gridNext = nextSteps('your pages, your visitors and who writes the texts');
