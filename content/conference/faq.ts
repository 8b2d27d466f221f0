import type { Contents, EditionWords, Intro, Link, PageMeta, Question } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { editionWords, named, venue } from './edition-words.ts';

export const meta: PageMeta = {
	path: 'faq',
	title: 'Conference FAQ',
	description:
		'Six questions about AIC-RAETHM 2025, answered: what it is, its dates, its venue, the registration fee, the workshops and whom to ask.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Conference FAQ',
	lead: 'Six questions that authors and attendees ask, with the short answer beside each.',
};

export const about: Intro = {
	heading: 'The answers in full',
	lead: 'They are about AIC-RAETHM 2025 at VIST, Bhopal, on 10–11 January 2025.',
};

/** FAQ-1 */
export const questions: readonly (Question & {
	readonly id: string;
	/** In the list of contents: the subject, and the answer in two or three words. */
	readonly name: string;
	readonly short: string;
	readonly link?: Link;
	/** Where the edition stands on the day of the visit, after the answer. */
	readonly state?: EditionWords;
})[] = [
	{
		id: 'about',
		name: 'The conference',
		short: 'Yearly, five tracks',
		question: 'What is AIC-RAETHM 2025?',
		answer:
			'The annual international conference of AEG Consultancy Services, organised with Vidhyapeeth Institute of Science and Technology (VIST), Bhopal. It has five tracks, from strategic management and computational intelligence to renewable energy, modelling and emerging trends in AI.',
		link: { label: 'Read about the conference', to: paths.conference },
	},
	{
		id: 'dates',
		name: 'Dates',
		short: '10–11 January 2025',
		question: 'When does the conference take place?',
		answer:
			'On 10-11 Jan 2025, a Friday and a Saturday. All dates and deadlines are in Indian Standard Time (IST, UTC+05:30).',
		state: { ...named, standing: editionWords.standing },
		link: { label: 'See all important dates', to: `${paths.conference}#dates` },
	},
	{
		id: 'venue',
		name: 'Venue',
		short: 'VIST, Bhopal',
		question: 'Where is the venue?',
		answer: `${venue}.`,
	},
	{
		id: 'fee',
		name: 'Registration fee',
		short: 'On request',
		question: 'Is there a registration fee?',
		answer:
			'Yes, there is a registration fee. The amount for an edition is given on this website when it is set. No amount is published at present: please ask the organisers before you travel.',
		link: { label: 'Registration', to: paths.registration },
	},
	{
		id: 'workshops',
		name: 'Workshops',
		short: 'MechAuto, ANSYS',
		question: 'Are there workshops?',
		answer:
			'Yes. Two workshops go with the conference: MechAuto, on mechanical systems and their automation, and ANSYS simulation. Both have a hands-on part.',
		link: { label: 'See the workshops', to: paths.workshops },
	},
	{
		id: 'organisers',
		name: 'Organisers',
		short: 'Form, email, phone',
		question: 'How do I contact the organisers?',
		answer:
			'Write to them with the contact form: your message is stored at once and you receive a reference number. The page also shows our telephone number, email address and postal address.',
		link: { label: 'Contact the organisers', to: paths.contact },
	},
];

export const contents: Contents = {
	label: 'On this page',
	entries: questions.map(({ id, name, short }) => ({ name, short, to: `#${id}` as const })),
};

export const more = {
	heading: 'Not answered here?',
	lead: 'Ask in your own words. The organisers answer by email.',
	actions: [
		{ label: 'Contact Us', to: paths.contact },
		{ label: 'Registration', to: paths.registration },
	] satisfies Link[],
};
