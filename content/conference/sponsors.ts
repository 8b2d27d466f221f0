import type { Intro, Link, PageMeta, PublicationType, Sampled } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { askAbout } from '../group/ask-about.ts';
import { publicationNames } from './publication-names.ts';

export const meta: PageMeta = {
	path: 'sponsors',
	title: 'Sponsors and publication support',
	description:
		'Publication support for conference authors in five ways, from Scopus and UGC journals to books and IEEE, and how to sponsor or exhibit.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Sponsors and publication support',
	lead: 'We help authors to a place where their work is read, and sponsors to the people who wrote it.',
};

export const publicationsIntro: Intro = {
	heading: 'Five ways to publish',
	lead: 'Each card says what it is and what we do. Editors and reviewers decide on every paper: no support can promise acceptance.',
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

export const sponsorship = {
	heading: 'Sponsor or exhibit',
	lead: 'Packages and fees are given on request. These questions help us make you an offer.',
	points: [
		'Which edition, track or workshop would you like to stand beside?',
		'Do you wish to exhibit at the venue, to support authors, or to appear in the printed matter?',
		'What should your guests see: a product, a laboratory, an open position?',
	],
	contact: { label: 'Contact Us', to: askAbout('sponsorship') } satisfies Link,
	propose: { label: 'Submit a conference proposal', to: paths.proposal } satisfies Link,
};
