import { currentName } from '#content/conference-names.ts';
import { capital, counted } from '#content/counted.ts';
import type { ConferenceEdition, Editions } from '#content/edition.ts';
import { closings } from '#content/pictures/closings.ts';
import { desks } from '#content/pictures/desks.ts';
import { deskSubjects } from '#content/pictures/subjects/desks.ts';
import type {
	Door,
	Drawn,
	Intro,
	IntroWithActions,
	Link,
	PageMeta,
	PublicationType,
	Sampled,
	Stat,
} from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { dateOf } from '#contract/dates.ts';
import { countDays, daysInWords } from '#contract/day-words.ts';
import { paths } from '#contract/paths.ts';
import { dayCount, venueInShort } from './edition-words.ts';
import { publicationNames } from './publication-names.ts';
import { workshopsInWords } from './workshop-names.ts';

export const meta: PageMeta = {
	path: 'sponsors',
	title: 'Sponsors, and publication: Scopus, UGC, IEEE',
	description:
		'How to sponsor or exhibit at an AEG conference, and publication support for authors: Scopus and UGC journals, books, chapters and IEEE.',
	thread: 'conferences',
};

export const heading = 'Sponsors and publication support';

export const openLabel = 'What we do';

/** Leads to a message about the type of publication. */
export const askLabel = 'Ask about this';

type PublicationIcon = 'Book' | 'Catalog' | 'Document' | 'Education' | 'Flow';

/** SPON-1 */
export const publications: readonly Sampled<PublicationType & { readonly icon: PublicationIcon }>[] = [
	{
		sample: true,
		icon: 'Document',
		id: 'scopus-journals',
		name: publicationNames['scopus-journals'],
		type: 'Journal article',
		description:
			'Scopus is a database of abstracts and citations. Researchers search it, and many universities count papers that are listed in it.',
		features: [
			'We look for a journal whose scope fits your paper, and check it in the current source list',
			'We set format and references to the journal’s template',
			'We check the text for similarity before you submit',
			'We help you answer the reviewers',
		],
	},
	{
		sample: true,
		icon: 'Education',
		id: 'ugc-journals',
		name: publicationNames['ugc-journals'],
		type: 'Journal article',
		description:
			'Journals that universities in India accept under the rules of the University Grants Commission (UGC). They are often required for a doctorate or a promotion.',
		features: [
			'We list journals that your university accepts at the time you submit',
			'We edit format and language to the journal’s rules',
			'We help with the correspondence until the decision',
		],
	},
	{
		sample: true,
		icon: 'Book',
		id: 'books',
		name: publicationNames.books,
		type: 'Book',
		description: 'Your thesis, course or lectures as a book with an ISBN, printed or electronic.',
		features: [
			'We plan the structure and the chapters from your material',
			'We edit the language and prepare figures and index',
			'We arrange typesetting, cover and ISBN',
			'You approve the proofs before printing',
		],
	},
	{
		sample: true,
		icon: 'Catalog',
		id: 'scopus-chapters',
		name: publicationNames['scopus-chapters'],
		type: 'Book chapter',
		description:
			'A chapter in an edited book that its publisher submits to Scopus. It suits a review or a method that is too long for a journal article.',
		features: [
			'We look for edited books in your field that invite chapters',
			'We help you write the abstract and outline for the editors',
			'We help you ask permission for figures from other works',
			'We prepare the final files in the publisher’s format',
		],
	},
	{
		sample: true,
		icon: 'Flow',
		id: 'ieee',
		name: publicationNames.ieee,
		type: 'Conference paper or journal article',
		description:
			'Papers for conferences and journals of the IEEE, in electrical engineering, electronics and computing.',
		features: [
			'We look for an IEEE conference or journal that fits your paper',
			'We set your paper in the double-column IEEE format',
			'We set figures, equations and references in IEEE style',
			'We check the PDF before you submit it',
		],
	},
];

export const publicationSupport: Intro & { readonly link: Link } = {
	heading: 'Publication support',
	lead: `${capital(counted(publications.length, 'way'))} to publish. We help you find the right journal or publisher, format the work and answer the reviewers. Editors and reviewers decide on every paper: no support can promise acceptance.`,
	link: { label: 'Research services', to: paths.researchServices },
};

/** The two halves of the page, for readers who seldom want both: each in its own dye. */
export const doors: readonly Door[] = [
	{
		thread: 'conferences',
		picture: {
			file: desks['registration-desk'],
			alt: deskSubjects['registration-desk'].alt,
		},
		heading: 'Sponsor or exhibit',
		lead: 'For companies and institutes that want to meet researchers.',
		to: '#sponsor',
		more: 'What you can support',
	},
	{
		thread: 'research',
		picture: {
			file: closings['notebook-neem'],
			alt: 'Woven drawing: a notebook with a pen across it, a ruler and a pair of glasses.',
		},
		heading: 'Publish your work',
		lead: 'For authors of papers, chapters and books.',
		to: '#publication',
		more: `${capital(counted(publications.length, 'way'))} to publish`,
	},
];

/** Who is met there, in figures that are known of the edition. */
export function attendsOf(onRecord: ConferenceEdition) {
	const days = dateOf(onRecord, 'conference');
	return {
		heading: 'Who you reach as a sponsor or exhibitor',
		lead: `Researchers, academics and people from industry. ${onRecord.name} in figures:`,
		figures: [
			...(onRecord.proceedings
				? [{ value: String(onRecord.paperTotal), label: 'papers in its proceedings' }]
				: []),
			{ value: String(onRecord.tracks.length), label: ['tracks', onRecord.scope].filter(Boolean).join(', ') },
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

type PlaceIcon = 'Book' | 'Document' | 'Events' | 'Store' | 'Tools' | 'Trophy';

/** Where a sponsor is named: what an edition has; which of them are open, its organisers say. */
export function placesOf({
	current,
	awarded,
}: Editions): Intro & { readonly cells: readonly Sampled<Drawn<PlaceIcon>>[] } {
	const tableDays = dayCount(current);
	return {
		heading: 'Where your name can appear',
		lead: 'Places at our conferences that can carry the name of a sponsor. The organisers tell you which are open.',
		cells: [
			{
				icon: 'Events',
				title: 'The conference page',
				text: 'Where authors and attendees look up dates, tracks and venue.',
				sample: true,
			},
			{ icon: 'Document', title: 'The brochure', text: 'A PDF for authors and institutes.', sample: true },
			{
				icon: 'Book',
				title: 'Summary and abstract book',
				text: 'Two documents that attendees keep.',
				sample: true,
			},
			{
				icon: 'Trophy',
				title: 'The awards',
				text: `${awarded.name} had ${counted(awarded.awardTotal, 'award')}.`,
				sample: true,
			},
			{ icon: 'Tools', title: 'Workshops', text: `${workshopsInWords}.`, sample: true },
			{
				icon: 'Store',
				title: 'A stand at the venue',
				text: `Your product or your people, ${tableDays === undefined ? 'on the days of the conference' : `for ${tableDays}`}.`,
				sample: true,
			},
		],
	};
}

export const sponsorship = {
	heading: 'Would you like to sponsor or exhibit?',
	lead: 'Ask us for packages and fees. This is what we need to know, and what you receive.',
	points: [
		'What you want to support: a whole conference, one track, a workshop or an award.',
		'How: with a stand at the venue, support for authors, or a contribution in money.',
		'What attendees should see: a product, a laboratory or an open position.',
		'Where your name should appear: on the conference page, in printed matter, at the venue or with an award.',
		'We answer with a written plan: what you get, what it costs and when we need your logo. Asking commits you to nothing.',
	],
	contact: { label: 'Contact Us', to: askAbout('sponsorship') } satisfies Link,
	edition: { label: `See ${currentName}`, to: paths.conference } satisfies Link,
};

export const closing: IntroWithActions = {
	heading: 'A conference of your own?',
	lead: 'Tell us the subject and the dates. We plan and run it with your institute.',
	actions: [
		{ label: 'Submit a proposal', to: paths.proposal },
		{ label: 'How we plan a conference', to: paths.planConference },
	],
};
