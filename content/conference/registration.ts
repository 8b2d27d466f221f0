import type { Intro, Link, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

export const meta: PageMeta = {
	path: 'registration',
	title: 'Conference registration',
	description:
		'Register for the AEG conference in Bhopal. After the last date, the same form tells the organisers that you want news of the next edition.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Conference registration',
	lead: 'Send one form for each person. You receive a reference number at once and an answer by email.',
};

export const form = { heading: 'Your details' };

export const after: {
	readonly heading: string;
	readonly steps: readonly string[];
	readonly links: readonly Link[];
} = {
	heading: 'What happens next',
	steps: [
		'You see a reference number as soon as your registration is stored. Keep it: we find your registration by it.',
		'The organisers read it and answer by email. If you need the registration fee before you decide, ask them first.',
	],
	links: [
		{ label: 'Important dates', to: `${paths.conference}#dates` },
		{ label: 'Questions and answers', to: paths.faq },
	],
};
