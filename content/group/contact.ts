import { featuresOf } from '#content/features.ts';
import { closings } from '#content/pictures/closings.ts';
import { heads } from '#content/pictures/heads.ts';
import type { ContactRow, HeadPicture, Illustration, Intro, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

/** The contact page of the group. */
export const contact = {
	meta: {
		path: 'contact',
		title: 'Contact Us',
		description:
			'Contact AEG Consultancy Services in Bhopal about research, conferences or software: contact form, address, email, phone and directions.',
	} satisfies PageMeta,
	hero: {
		heading: 'Contact Us',
		lead: 'Ask about research, equipment, conferences or software.',
	} satisfies Intro,
	/** Below the ways to reach us. */
	picture: {
		file: closings.letter,
		alt: 'Woven drawing: an envelope addressed to AEG, Bhopal, over the sheet of a letter with a pen on it.',
	} satisfies Illustration,
	form: {
		heading: 'Send us a message',
		lead: 'A few sentences are enough to start.',
	} satisfies Intro,
	first: {
		heading: 'What to include in your message',
		lines: featuresOf({
			'A test rig': 'What you want to measure, on which specimen, at which loads and temperatures.',
			'A paper': 'The abstract or manuscript, the journal or conference you have in mind, and your deadline.',
			'Fibre mats': 'The fibre, size, quantity, resin and data you need.',
			'A repair': 'Make and model, what is wrong, and whether you can send a photo.',
			'A conference': 'Its name, and whether you write as an author, an attendee, a host or a sponsor.',
			Software: 'Who will use it, and how the work is done today.',
		}),
	},
} as const;

/** The contact page reached from the footer of every page. */
export const contactFromFooter = {
	meta: {
		path: 'contactFromFooter',
		title: 'How can we help?',
		description:
			'Find the right page for your question about research, fibre mats, conferences or software, or send AEG a message.',
	} satisfies PageMeta,
	hero: {
		heading: 'How can we help?',
		lead: 'Choose a subject to go to its page, or write to us below.',
	} satisfies Intro,
	picture: {
		file: heads.pigeonholes,
		alt: 'Woven drawing: a rack of pigeonholes labelled “Research”, “Conferences” and “Software”; a sealed letter stands behind a book in the middle one.',
	} satisfies HeadPicture,
	form: {
		heading: 'Send us a message',
		lead: 'Name the subject in the first line of your message. Once your message is sent, you will see a reference number. We will answer by email.',
	} satisfies Intro,
	rows: 'Choose your subject',
} as const;

export const rows: readonly ContactRow[] = [
	{
		title: 'Research',
		text: 'Method, statistics and papers; test rigs, equipment, repairs and fibre mats.',
		link: { label: 'Research services', to: paths.researchServices },
		thread: 'research',
	},
	{
		title: 'Conferences',
		text: 'Submissions, registration, proceedings, sponsorship and conference planning.',
		link: { label: 'All conference pages', to: paths.conferenceMenu },
		thread: 'conferences',
	},
	{
		title: 'Software',
		text: 'A new website, app or API, or help with an existing one.',
		link: { label: 'Software services', to: paths.software },
		thread: 'software',
	},
	{
		title: 'Everything else',
		text: 'Invoices, corrections to this site, and questions that fit none of the above.',
		link: { label: 'Other ways to reach us', to: paths.callOrChat },
		thread: 'group',
	},
];
