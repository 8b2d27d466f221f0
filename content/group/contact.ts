import type { Desk, Intro, PageMeta, Sampled } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

/** How soon one hears back: nobody has confirmed it, so it is marked and shown as a sample. */
export const reply: Sampled<{ readonly text: string }> = {
	sample: true,
	text: 'We aim to answer within two working days.',
};

/** The contact page of the group. */
export const contact = {
	meta: {
		path: 'contact',
		title: 'Contact Us',
		description:
			'Write to AEG Consultancy Services about research, a conference or software: contact form, postal address with pin code, e-mail, phone and the way to us.',
		thread: 'group',
	} satisfies PageMeta,
	hero: {
		heading: 'Contact Us',
		lead: 'Write about a rig, a paper, a mat, a meeting or a piece of software. Your letter reaches the person who can answer it.',
	} satisfies Intro,
	form: {
		heading: 'Send us a message',
		lead: 'A few sentences are enough to begin with.',
	} satisfies Intro,
	first: {
		heading: 'What helps us answer at once',
		lines: [
			{ title: 'A test rig', text: 'What is measured, on which specimen, at which loads and temperatures.' },
			{ title: 'A paper', text: 'The abstract, and the journal or conference you have in mind.' },
			{ title: 'Fibre mats', text: 'Fibre, size, quantity, the resin, and the data you need.' },
			{ title: 'A repair', text: 'Maker and model, what it does not do, and a photograph.' },
			{ title: 'Software', text: 'Who will use it, and what they do today without it.' },
		],
	},
} as const;

/** The contact page reached from the footer of every page. */
export const contactFromFooter = {
	meta: {
		path: 'contactFromFooter',
		title: 'Which desk answers what',
		description:
			'Four desks at AEG: research and fibre mats, conferences, software, and everything else. One form reaches them all; the right desk writes back.',
		thread: 'group',
	} satisfies PageMeta,
	hero: {
		heading: 'Which desk answers what',
		lead: 'One form reaches all four desks. Name the subject in your first line and the right one writes back.',
	} satisfies Intro,
	form: {
		heading: 'Write to a desk',
		lead: 'Name, e-mail and message, nothing more.',
	} satisfies Intro,
	desks: 'The four desks',
} as const;

export const desks: readonly Desk[] = [
	{
		title: 'Research',
		text: 'Test rigs, laboratory equipment, repairs, fibre mats and help with a paper.',
		link: { label: 'Research services', to: paths.researchServices },
		thread: 'research',
	},
	{
		title: 'Conferences',
		text: 'Submissions, registration, proceedings, sponsorship, and planning a conference of your own.',
		link: { label: 'Conference FAQ', to: paths.faq },
		thread: 'conferences',
	},
	{
		title: 'Software',
		text: 'A new website, app or API, and care for one that runs. This desk has a page of its own.',
		link: { label: 'Start your project', to: paths.startProject },
		thread: 'software',
	},
	{
		title: 'Everything else',
		text: 'Invoices, press, corrections to this site, or a question that fits nowhere.',
		link: { label: 'Call or chat', to: paths.callOrChat },
		thread: 'group',
	},
];
