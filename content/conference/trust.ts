import { company } from '#content/company.ts';
import type { EditionPeople } from '#content/editions/shape.ts';
import type { TrustAnswer } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { venueMap } from './desk.ts';
import { venueLine } from './edition-words.ts';
import { current, onRecord } from './editions.ts';

export const trustIntro = {
	heading: 'Before you trust a conference',
	lead: 'The questions careful authors ask, each answered here, or marked where the answer is still open.',
	open: 'Still open',
};

/** @param committee of the edition, whose members may not be named yet */
export function trustOf(committee: EditionPeople['committee']): readonly TrustAnswer[] {
	const named = committee.some(({ holders = [] }) => holders.length > 0);
	return [
		{
			question: 'Who organises it?',
			answers: [
				`${company.name}, ${company.city}${current.venue ? `, with ${current.venue.institute}` : ''}.`,
			],
			link: { label: 'About AEG', to: paths.about },
		},
		{
			question: 'Where is it held?',
			answers: [`${venueLine(current)}.`],
			...(venueMap && { link: { label: 'Map and directions', to: '#venue' } }),
		},
		{
			question: 'Who reads the papers?',
			answers: [
				named
					? 'A technical committee, whose members are named on this page.'
					: 'A technical committee. Its members are named once they have agreed to be.',
			],
			...(committee.length > 0 && { link: { label: 'Offices of the committee', to: '#committee' } }),
			...(!named && { open: true }),
		},
		{
			question: 'What does it cost?',
			answers: ['There is a registration fee. The amount is given on request, before you register.'],
			link: { label: 'Ask for the fee', to: '#contact' },
		},
		{
			question: 'Where are papers published?',
			answers: current.journals.length > 0 ? current.journals : ['Still to be set.'],
			...(current.journals.length === 0 && { open: true }),
		},
		{
			question: 'Has it been held before?',
			answers: [
				`${onRecord.name} keeps its page, proceedings and awards. How many conferences there were from 2018 to 2022 is still to be confirmed.`,
			],
			link: { label: 'Past conferences', to: paths.pastConferences },
		},
		{
			question: 'Who answers questions?',
			answers: ['The organisers in Bhopal, by e-mail, by phone or through the form on this page.'],
			link: { label: 'Write to the organisers', to: '#contact' },
		},
	];
}
