import type { Intro, PageMeta, Way } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { addressOf, dated } from './editions.ts';

export const meta: PageMeta = {
	path: 'registration',
	title: 'Conference registration',
	description:
		'Register for the AEG conference in Bhopal, or for news of its next edition: five fields, a reference number and a calendar file.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Conference registration',
	lead: 'One form for each person. You receive a reference number at once, and an answer by email.',
};

export const form = { heading: 'Your details' };

export const before: Intro & { readonly cells: readonly Way[] } = {
	heading: 'Before you register',
	lead: 'A registration fee applies. The amount is given on request.',
	cells: [
		{
			icon: 'Calendar',
			title: 'Important dates',
			text: `The dates of ${dated.year}, as a table and as calendar files.`,
			to: `${addressOf(dated)}#dates`,
		},
		{
			icon: 'Group',
			title: 'Workshops',
			text: 'MechAuto and ANSYS simulation, both with a hands-on part.',
			to: paths.workshops,
		},
		{
			icon: 'Document',
			title: 'Questions and answers',
			text: 'Venue, fee, workshops and whom to ask.',
			to: paths.faq,
		},
	],
};

export const after: {
	readonly heading: string;
	readonly steps: readonly string[];
} = {
	heading: 'What happens next',
	steps: [
		'The form answers with a reference number as soon as your registration is stored.',
		'The organisers read it and answer by email.',
		'Keep the reference: it is how we find your registration.',
	],
};
