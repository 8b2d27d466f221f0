import { featuresOf } from '#content/features.ts';
import { serviceScenes } from '#content/pictures/subjects/services.ts';
import type { Intro, Link, PageMeta, ServiceCard } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';

/** SERV-1: the two cards. */
export const serviceCards: readonly ServiceCard[] = [
	{
		title: 'Manufacture And Supply of Products',
		text: 'We build rigs that cannot be bought, and supply equipment that can.',
		features: [
			'Test rigs and fixtures designed for your experiment',
			'Standard laboratory machines and equipment',
			'Natural-fibre mats for composites work',
		],
		picture: serviceScenes.manufacture,
		to: paths.products,
		more: 'See the fibre mats',
	},
	{
		title: 'Installation And Repairing of Products',
		text: 'For new machines, and for those that have stopped working.',
		features: [
			'Installation and levelling on site',
			'A first run, in which your staff learn to use the machine',
			'Repair of our own and other makers’ machines',
		],
		picture: serviceScenes.repair,
		to: askAbout('repair'),
		more: 'Ask for a visit or a repair',
	},
];

/** `/services`: what the research division does, for whom, and how it goes. */
export const researchServices = {
	meta: {
		path: 'researchServices',
		title: 'Research consultancy, publication and equipment',
		description:
			'Research consultancy from the question to the manuscript, publication support, and laboratory equipment: supply, installation and repair.',
	} satisfies PageMeta,
	hero: {
		heading: 'Research consultancy and equipment',
		lead: 'We help you plan a study, interpret its results and publish them. We also build test rigs, and supply, install and repair laboratory equipment.',
	} satisfies Intro,
	cards: {
		heading: 'Laboratory equipment and fibre mats',
		lead: 'New equipment, repair of what you have, and mats for composites.',
	} satisfies Intro,
	readers: {
		heading: 'What to send us first',
		lead: 'A short message is enough. The more of the points below it covers, the fewer questions we will ask.',
		groups: [
			{
				title: 'You need a test rig built',
				points: [
					'What you want to measure, and on which specimen',
					'Loads, speeds, temperatures and the accuracy you need',
					'A sketch, a photo or a paper that shows the method',
					'The floor space and the power supply in your laboratory',
				],
				link: { label: 'Ask about a test rig', to: askAbout('experiment') } satisfies Link,
			},
			{
				title: 'You are an author',
				points: [
					'The abstract, or the manuscript as it stands',
					'The journal or conference you have in mind',
					'Reviewers’ comments, if there are any',
					'The date by which the paper must be published',
				],
				link: { label: 'Publication support', to: '#publication' } satisfies Link,
			},
			{
				title: 'You are buying fibre mats',
				points: [
					'Fibre, size and mass per square metre',
					'The quantity, and when you need it',
					'The resin, and the process you will use',
					'The properties you need data on, and the test standards',
				],
				link: { label: 'See the fibre mats', to: paths.products } satisfies Link,
			},
		],
	},
	process: {
		heading: 'How we work',
		lead: 'The steps are the same for a rig, a repair or a paper.',
	} satisfies Intro,
	closing: {
		heading: 'Tell us what you need',
		lead: 'Say what it is for and when you need it.',
		actions: [
			{ label: 'Contact Us', to: askAbout('experiment') },
			{ label: 'What to include', to: `${paths.contact}#first` },
		] satisfies Link[],
	},
} as const;

/** How a piece of research work goes, from the first message to the handover. */
export const steps = featuresOf({
	'You write': 'Tell us what you want to measure, build, repair or publish.',
	'We ask': 'We reply with questions, so that we can estimate the work.',
	'You get a written plan':
		'A drawing or an outline, with dates and a price. Asking for it commits you to nothing.',
	'The work': 'We begin when you have agreed to the plan. We report progress on every date in the plan.',
	Handover: 'We show you the machine running in your laboratory, or return the paper ready to submit.',
});
