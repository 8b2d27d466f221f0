import type { Intro, PageMeta, Step } from '../shapes.ts';

/** `/contact` (RT-11, CTA-1). */

export const meta: PageMeta = {
	path: 'startProject',
	title: 'Start your project',
	description:
		'Write to the software team of AEG about a website, an app, an API, a system, hosting or search. Three sentences are enough to begin.',
	thread: 'software',
};

export const opening: Intro = {
	heading: 'Start your project',
	lead: 'Three sentences are enough: what it is for, who will use it, and when you need it.',
};

export const next: readonly Step[] = [
	{ title: 'You write', text: 'A few lines, in your own words. No technical terms are needed.' },
	{
		title: 'We ask back',
		text: 'Somebody who builds software reads it and sends the questions that decide its size.',
	},
	{ title: 'You decide', text: 'You receive a plan of the work. Only then is there anything to agree to.' },
];

export const nextHeading = 'What happens then';

export const topicsIntro: Intro = {
	heading: 'What is it about?',
	lead: 'Choose a topic and the message begins with it. You can change every word.',
};
