import { company } from '#content/company.ts';
import type { TrustAnswer } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { venueLine } from './edition-words.ts';
import { current, onRecord } from './editions.ts';

export const trustIntro = {
	heading: 'About the organisers and publication',
	lead: 'Who organises the conference, who reviews the papers and where they are published. Answers that are not complete yet are marked.',
	open: 'Not complete yet',
};

export const trust: readonly TrustAnswer[] = [
	{
		question: 'Who organises it?',
		answers: [`${company.name}, ${company.city}${current.venue ? `, with ${current.venue.institute}` : ''}.`],
		link: { label: 'About AEG', to: paths.about },
	},
	{
		question: 'Where is the venue?',
		answers: [`${venueLine(current)}.`],
		link: { label: 'Map and directions', to: '#venue' },
	},
	{
		question: 'Who reviews the papers?',
		answers: ['A technical committee. Its members are not published on this site yet.'],
		link: { label: 'Committee roles', to: '#committee' },
		open: true,
	},
	{
		question: 'Is there a registration fee?',
		answers: ['Yes. Ask for the amount before you register.'],
		link: { label: 'Ask for the fee', to: '#contact' },
	},
	{ question: 'Where are papers published?', answers: current.journals },
	{
		question: 'Which conferences are on record?',
		answers: [
			`${onRecord.name}, with its proceedings and awards. The timeline lists the years from 2018 to 2022.`,
		],
		link: { label: 'Past conferences', to: paths.pastConferences },
	},
	{
		question: 'Who answers questions?',
		answers: ['The organisers in Bhopal, by email, by phone or through the form on this page.'],
		link: { label: 'Ask the organisers', to: '#contact' },
	},
];
