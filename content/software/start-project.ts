import { office } from '../company.ts';
import type { Intro, PageMeta, Step } from '../shapes.ts';
import { topicGroups } from './topics.ts';

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
	lead: 'Choose a topic and the message begins with it; you can change every word. If your browser runs no scripts, name the topic yourself.',
};

/** Each topic leads to the form of the same page, also without script. */
export const topicLinks = topicGroups.map(({ group, topics }) => ({
	group,
	topics: topics.map(({ label, to }) => ({ label, to: `${to}#write` as const })),
}));

export const details = [
	{ label: 'Email', value: office.email, to: `mailto:${office.email}` },
	{ label: 'Phone', value: office.phone, to: `tel:${office.dial}` },
] as const;
