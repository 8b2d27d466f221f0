import type { Feature, Intro, Opening, PageMeta, Stat } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';

/** `/services/AboutUs` (RT-38). */

export const meta: PageMeta = {
	path: 'softwareTeam',
	title: 'About the software team',
	description:
		'The software team of AEG in Bhopal: where it comes from, how it works with you, what it will not do, and the figures it is measured by.',
	thread: 'software',
};

export const statement =
	'We build software beside researchers and conference organisers: people who read every word and keep every date.';

export const opening: Opening = {
	heading: 'About the software team',
	lead: 'AEG Consultancy Services in Bhopal has three trades: research, conferences and software. This page is about the third.',
	actions: [{ label: 'Meet the team', to: contactAbout('team') }],
};

export const originsIntro: Intro = {
	heading: 'Three trades under one roof',
	lead: 'Each of the other two has taught us something that shows in the work.',
};

export const origins: readonly (Feature & { readonly thread: 'research' | 'conferences' | 'software' })[] = [
	{
		thread: 'research',
		title: 'From research: evidence',
		text: 'A claim needs a measurement. We test what we say about speed, access and safety, and show you the result.',
	},
	{
		thread: 'conferences',
		title: 'From conferences: dates',
		text: 'An opening day does not move. We plan backwards from it and cut what does not fit, together with you.',
	},
	{
		thread: 'software',
		title: 'From software: care',
		text: 'Most of a program’s life is spent being changed. We write for the person who will change it next.',
	},
];

export const habitsIntro: Intro = {
	heading: 'How we work with you',
	lead: 'Habits rather than values, so that you can hold us to them.',
};

export const habits: readonly Feature[] = [
	{
		title: 'One person answers',
		text: 'You have one name to write to, and that person knows the state of everything.',
	},
	{
		title: 'A version each cycle',
		text: 'You can open the work and try it at the end of every cycle, finished or not.',
	},
	{
		title: 'Bad news first',
		text: 'If a date or a figure is in danger you hear it from us, with what can be done.',
	},
	{
		title: 'Plain words',
		text: 'Decisions are written down so that somebody who was not in the room understands them.',
	},
];

export const refusalsIntro: Intro = {
	heading: 'What we say no to',
	lead: 'A short list. It saves both sides time.',
};

export const refusals: readonly string[] = [
	'Collecting data about people that the work does not need',
	'Promising a place in search results',
	'Building what a good product already does',
];

export const figuresLabel = 'Figures';

export const figures: readonly Stat[] = [
	{ value: '30%', label: 'faster delivery' },
	{ value: '95%', label: 'of clients report growth' },
	{ value: '24/7', label: 'support' },
	{ value: '50+', label: 'regions' },
];

export const closing: Opening = {
	heading: 'Come and ask',
	lead: 'A first talk has no agenda but yours.',
	actions: [{ label: 'Meet the team', to: contactAbout('team') }],
};
