import type {
	Feature,
	Intro,
	Link,
	Opening,
	PageMeta,
	PublicationType,
	Sampled,
	Stat,
} from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { askAbout } from '../group/ask-about.ts';
import { paperTotal } from './proceedings.ts';
import { publicationNames } from './publication-names.ts';
import { tracks } from './tracks.ts';

export const meta: PageMeta = {
	path: 'sponsors',
	title: 'Sponsors and publication support',
	description:
		'Publication support for conference authors in five ways, from Scopus and UGC journals to books and IEEE, and how to sponsor or exhibit.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Sponsors and publication support',
	lead: 'For companies and institutes that want to meet researchers, and for authors of papers, chapters and books.',
};

export const openLabel = 'What we do';

/** Leads to a message about the type of publication. */
export const askLabel = 'Ask about this';

/** SPON-1 */
export const publications: readonly Sampled<PublicationType>[] = [
	{
		sample: true,
		id: 'scopus-journals',
		name: publicationNames['scopus-journals'],
		type: 'Journal article',
		description:
			'Scopus is a database of abstracts and citations. A journal in it is found by researchers and counted by most universities.',
		features: [
			'A journal whose scope fits your paper, checked in the current source list',
			'Format and references brought to the journal’s template',
			'A check for similarity before you submit',
			'Help with answers to the reviewers',
		],
	},
	{
		sample: true,
		id: 'ugc-journals',
		name: publicationNames['ugc-journals'],
		type: 'Journal article',
		description:
			'Journals that universities in India accept under the rules of the University Grants Commission (UGC), often asked for in doctoral work and promotion.',
		features: [
			'A choice of journals that your university accepts on the day you submit',
			'Format and language brought to the journal’s rules',
			'Submission and correspondence followed until the decision',
		],
	},
	{
		sample: true,
		id: 'books',
		name: publicationNames.books,
		type: 'Book',
		description:
			'A thesis, a course or a set of lectures as a book with an ISBN, in print or as an electronic edition.',
		features: [
			'Structure and chapter plan from your material',
			'Language editing, figures and index',
			'Typesetting, cover and ISBN',
			'Proofs for you to approve before printing',
		],
	},
	{
		sample: true,
		id: 'scopus-chapters',
		name: publicationNames['scopus-chapters'],
		type: 'Book chapter',
		description:
			'A chapter in an edited volume that a publisher submits to Scopus: room for a review or a method that a journal article has no space for.',
		features: [
			'Open calls of edited volumes in your field',
			'An abstract and an outline for the editors',
			'Permissions for figures from other works',
			'Format of the publisher, up to the final files',
		],
	},
	{
		sample: true,
		id: 'ieee',
		name: publicationNames.ieee,
		type: 'Conference paper or journal article',
		description:
			'Papers for conferences and journals of the IEEE, in electrical engineering, electronics and computing.',
		features: [
			'A conference or journal of the IEEE that fits your result',
			'The double-column IEEE format in MS Word',
			'Figures, equations and references as the style asks',
			'A check of the PDF before it is sent',
		],
	},
];

export const publicationSupport: Intro & { readonly link: Link } = {
	heading: 'Publication support',
	lead: 'Five ways to publish, with help to find the right place, bring the work into its form and answer the reviewers. Editors and reviewers decide on every paper: no support can promise acceptance.',
	link: { label: 'Research services', to: paths.researchServices },
};

/** The two halves of the page, as buttons of its head. */
export const halves = [
	{ label: 'Sponsor or exhibit', to: '#sponsor' },
	{ label: 'Publish your work', to: '#publication' },
] as const satisfies readonly Link[];

/** Who is met there, in figures that are known of the edition. */
export const attends = {
	heading: 'Who attends',
	lead: 'Researchers, academics and people from industry. The figures are of the 2025 edition.',
	figures: [
		{ value: String(paperTotal), label: 'papers in its proceedings' },
		{ value: String(tracks.length), label: 'tracks, from management and AI to renewable energy' },
		{ value: '2', label: 'days, 10–11 January 2025 at VIST, Bhopal' },
	] satisfies Stat[],
};

/** Where a sponsor is named: what an edition has; which of them are open, its organisers say. */
export const places: Intro & { readonly cells: readonly Sampled<Feature>[] } = {
	heading: 'Where your name can appear',
	lead: 'Six places that a conference of ours has. Which are open for an edition, you agree with the organisers.',
	cells: [
		{
			icon: 'Events',
			title: 'The conference page',
			text: 'Read by everyone who looks up the edition.',
			sample: true,
		},
		{ icon: 'Document', title: 'The brochure', text: 'A PDF for authors and institutes.', sample: true },
		{
			icon: 'Book',
			title: 'Summary and abstract book',
			text: 'Two documents that delegates keep.',
			sample: true,
		},
		{ icon: 'Trophy', title: 'The awards', text: 'Three groups with thirteen places.', sample: true },
		{ icon: 'Tools', title: 'Workshops', text: 'MechAuto, and simulation with ANSYS.', sample: true },
		{
			icon: 'Store',
			title: 'A table at the venue',
			text: 'Your product or your people, for two days.',
			sample: true,
		},
	],
};

export const sponsorship = {
	heading: 'Would you like to sponsor?',
	lead: 'Packages and fees are given on request. Four lines are enough to ask.',
	points: [
		'Which edition, track or workshop?',
		'In what way: exhibit at the venue, support authors, or appear in print and on the page?',
		'What should people see: a product, a laboratory, an open position?',
		'What do you need from us: sizes for your logo, a table, an invoice address?',
	],
	contact: { label: 'Contact Us', to: askAbout('sponsorship') } satisfies Link,
	edition: { label: 'See the 2025 edition', to: paths.conference } satisfies Link,
};

export const closing: Opening = {
	heading: 'A conference of your own?',
	lead: 'Bring us the subject and the dates. We run it with you.',
	actions: [
		{ label: 'Submit a conference proposal', to: paths.proposal },
		{ label: 'How we plan', to: paths.planConference },
	],
};
