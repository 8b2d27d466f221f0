import type { TrustAnswer } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { venue } from './edition-words.ts';
import { journals } from './guidelines.ts';

export const trustIntro = {
	heading: 'Before you trust a conference',
	lead: 'The questions careful authors ask, each answered here, or marked where the answer is still open.',
	open: 'Still open',
};

export const trust: readonly TrustAnswer[] = [
	{
		question: 'Who organises it?',
		answers: [
			'AEG Consultancy Services Pvt. Ltd., Bhopal, with Vidhyapeeth Institute of Science and Technology (VIST).',
		],
		link: { label: 'About AEG', to: paths.about },
	},
	{
		question: 'Where is it held?',
		answers: [`${venue}.`],
		link: { label: 'Map and directions', to: '#venue' },
	},
	{
		question: 'Who reads the papers?',
		answers: ['A technical committee. Its members are named once they have agreed to be.'],
		link: { label: 'Offices of the committee', to: '#committee' },
		open: true,
	},
	{
		question: 'What does it cost?',
		answers: ['There is a registration fee. The amount is given on request, before you register.'],
		link: { label: 'Ask for the fee', to: '#contact' },
	},
	{ question: 'Where are papers published?', answers: journals },
	{
		question: 'Has it been held before?',
		answers: [
			'AIC-RAETHM 2025 keeps its page, proceedings and awards. How many conferences there were from 2018 to 2022 is still to be confirmed.',
		],
		link: { label: 'Past conferences', to: paths.pastConferences },
	},
	{
		question: 'Who answers questions?',
		answers: ['The organisers in Bhopal, by e-mail, by phone or through the form on this page.'],
		link: { label: 'Write to the organisers', to: '#contact' },
	},
];
