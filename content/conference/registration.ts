import type { Intro, Link, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import type { editionWords } from './edition-words.ts';

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

/** What a registration means on the day it is sent. */
export const meaning: typeof editionWords = {
	standing:
		'AIC-RAETHM 2025 was held on 10 and 11 January 2025. A registration sent after that day tells the organisers of your interest in the next one.',
	announced:
		'Registration for AIC-RAETHM 2025 has not opened. Your form tells the organisers that you wish to come.',
	open: 'Registration for AIC-RAETHM 2025 is open until 31 December 2024, 23:59 IST.',
	closed:
		'Registration for AIC-RAETHM 2025 closed on 31 December 2024. Your form still reaches the organisers, who tell you whether a place is left.',
	running:
		'AIC-RAETHM 2025 is taking place. Your form still reaches the organisers; at the venue, please ask at the registration desk.',
	over: 'AIC-RAETHM 2025 is over: it was held on 10 and 11 January 2025. A registration now tells the organisers of your interest in the next one.',
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
