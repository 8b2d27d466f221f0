import { services as pictures } from '#content/pictures/services.ts';
import { serviceSubjects as subjects } from '#content/pictures/subjects/services.ts';
import type { Intro, Link, PageMeta, ServiceCard, Step } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

/** SERV-1: the two cards. */
export const serviceCards: readonly ServiceCard[] = [
	{
		id: 'supply',
		title: 'Manufacture And Supply of Products',
		text: 'We design and build research set-ups that no catalogue lists, and supply laboratory machines and fibre mats that one does.',
		features: [
			'Test rigs and fixtures drawn for one experiment',
			'Laboratory machines and equipment',
			'Natural-fibre mats for composites work',
		],
		picture: { file: pictures.manufacture, alt: subjects.manufacture.alt },
		to: paths.products,
		more: 'See the fibre mats',
	},
	{
		id: 'repair',
		title: 'Installation And Repairing of Products',
		text: 'We set machines up where they will be used, show your staff how to run them, and put them right when they stop.',
		features: [
			'Installation and levelling on site',
			'A first run together with your staff',
			'Repair of machines, ours and others’',
		],
		picture: { file: pictures.repair, alt: subjects.repair.alt },
		to: paths.contact,
		more: 'Ask for a visit or a repair',
	},
];

/** `/services`: what the research division does, for whom, and how it goes. */
export const researchServices = {
	meta: {
		path: 'researchServices',
		title: 'Research services: equipment made, supplied, installed and repaired',
		description:
			'Test rigs and laboratory machines designed, manufactured, supplied, installed and repaired, and help with publication. What to send first and how the work goes.',
		thread: 'research',
	} satisfies PageMeta,
	hero: {
		heading: 'Machines and mats for your laboratory',
		lead: 'We make and supply what an experiment needs, install it where it will stand, and repair it when it fails.',
	} satisfies Intro,
	cards: {
		heading: 'Two services',
		lead: 'One ends with a delivery, the other with a machine that runs.',
	} satisfies Intro,
	readers: {
		heading: 'What to send us first',
		lead: 'A short letter is enough. These are the lines that save a second one.',
		groups: [
			{
				title: 'You need a test rig built',
				points: [
					'What is to be measured, and on which specimen',
					'Loads, speeds, temperatures and the accuracy you need',
					'A sketch, a photograph or a paper that shows the method',
					'The floor space and the power supply in your laboratory',
				],
			},
			{
				title: 'You are an author',
				points: [
					'The abstract, or the manuscript as it stands',
					'The journal or conference you have in mind',
					'Reviewers’ comments, if there are any',
					'The date by which it must be in print',
				],
				link: { label: 'See the publication types', to: paths.sponsors } satisfies Link,
			},
			{
				title: 'You are buying fibre mats',
				points: [
					'Fibre, size and mass per square metre',
					'The quantity, and when you need it',
					'The resin and the process it goes into',
					'The properties and test standards on your order',
				],
				link: { label: 'See the twelve mats', to: paths.products } satisfies Link,
			},
		],
	},
	process: {
		heading: 'How it goes',
		lead: 'The same five steps for a rig, a repair or a paper.',
	} satisfies Intro,
	closing: {
		heading: 'Tell us about your experiment',
		lead: 'Two or three sentences and a sketch are a good start.',
		action: { label: 'Contact Us', to: paths.contact } satisfies Link,
	},
} as const;

/** How a piece of research work goes, from the first letter to the hand-over. */
export const steps: readonly Step[] = [
	{ title: 'You write', text: 'Say what you want to find out or to build. No form has to be complete.' },
	{ title: 'We ask', text: 'An adviser reads it and comes back with the questions that decide the effort.' },
	{
		title: 'A plan on paper',
		text: 'You receive a drawing or an outline, the dates and the price, in writing.',
	},
	{ title: 'The work', text: 'We begin once you have agreed to the plan, and report at the dates it names.' },
	{
		title: 'Hand-over',
		text: 'A machine is run in your laboratory; a paper goes back to its author, ready to submit.',
	},
];
