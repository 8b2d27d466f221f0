import type { EditionWords, Intro, Link, PageMeta, Question } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { editionWords, named, venue } from './edition-words.ts';

export const meta: PageMeta = {
	path: 'faq',
	title: 'Conference FAQ',
	description:
		'Questions about AIC-RAETHM 2025, answered: what it is, its dates, its venue, the registration fee, the workshops and whom to ask.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Conference FAQ',
	lead: 'Short answers for authors and attendees.',
};

export const about: Intro = {
	heading: 'The 2025 edition',
	lead: 'AIC-RAETHM 2025 at VIST, Bhopal, on 10–11 January 2025.',
};

/** FAQ-1 */
export const questions: readonly (Question & {
	readonly link?: Link;
	/** Where the edition stands on the day of the visit, after the answer. */
	readonly state?: EditionWords;
})[] = [
	{
		question: 'What is AIC-RAETHM 2025?',
		answer:
			'The annual international conference of AEG Consultancy Services, organised with Vidhyapeeth Institute of Science and Technology (VIST), Bhopal. Its tracks cover strategic management, computational intelligence, renewable energy, modelling and system design, and emerging trends in AI.',
		link: { label: 'Read about the conference', to: paths.conference },
	},
	{
		question: 'What are the dates of the conference?',
		answer:
			'On 10-11 Jan 2025, a Friday and a Saturday. All dates and deadlines are in Indian Standard Time (IST, UTC+05:30).',
		state: { ...named, standing: editionWords.standing },
		link: { label: 'See all important dates', to: `${paths.conference}#dates` },
	},
	{
		question: 'Where is the venue?',
		answer: `${venue}.`,
	},
	{
		question: 'Is there a registration fee?',
		answer:
			'Yes, there is a registration fee. The amount is published on this website once it is set for an edition. No amount is published now: ask the organisers before you register.',
		link: { label: 'Registration', to: paths.registration },
	},
	{
		question: 'Are there workshops?',
		answer:
			'Yes: MechAuto, on mechanical systems and their automation, and ANSYS simulation. Both have a hands-on part.',
		link: { label: 'See the workshops', to: paths.workshops },
	},
	{
		question: 'How do I contact the organisers?',
		answer:
			'Send a message with the contact form. You receive a reference number at once. You can also call, or write by email or by post.',
		link: { label: 'Contact the organisers', to: paths.contact },
	},
];

export const more = {
	heading: 'Not answered here?',
	lead: 'Send your question to the organisers. They answer by email.',
	actions: [
		{ label: 'Contact Us', to: paths.contact },
		{ label: 'Registration', to: paths.registration },
	] satisfies Link[],
};
