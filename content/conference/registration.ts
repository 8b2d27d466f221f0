import type { Intro, Link, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

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

export const after: {
	readonly heading: string;
	readonly steps: readonly string[];
	readonly links: readonly Link[];
} = {
	heading: 'What happens next',
	steps: [
		'The form answers with a reference number as soon as your registration is stored.',
		'The organisers read it and answer by email. A registration fee applies; the amount is given on request.',
		'Keep the reference: it is how we find your registration.',
	],
	links: [
		{ label: 'Important dates', to: `${paths.conference}#dates` },
		{ label: 'Questions and answers', to: paths.faq },
	],
};
