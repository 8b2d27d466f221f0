import type { Feature, Intro, IntroWithActions, PageMeta, Stat, Step } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';

/** `/services/AboutUs` (RT-38). */

export const meta: PageMeta = {
	path: 'softwareTeam',
	title: 'About the software team',
	description:
		'The software team of AEG in Bhopal: how it works with you, what it does not do, and what it learns from research and conferences.',
	thread: 'software',
};

export const statement =
	'We build software in the same company that supports researchers and organises scientific conferences.';

export const opening: IntroWithActions = {
	heading: 'About the software team',
	lead: 'AEG Consultancy Services in Bhopal works in research, conferences and software. This is the software team.',
	actions: [{ label: 'Ask to meet us', to: contactAbout('team') }],
};

export const originsIntro: Intro = {
	heading: 'What shapes our work',
	lead: 'What each of our three fields has taught us.',
};

export const origins: readonly (Feature & { readonly thread: 'research' | 'conferences' | 'software' })[] = [
	{
		thread: 'research',
		title: 'From research: evidence',
		text: 'We measure speed, accessibility and security, and show you the results.',
	},
	{
		thread: 'conferences',
		title: 'From conferences: dates',
		text: 'A conference cannot start late. Nor should your launch: we plan backwards from its date and agree with you what to leave out.',
	},
	{
		thread: 'software',
		title: 'From software: code that lasts',
		text: 'Software changes for as long as it is used, so we write code that others can maintain.',
	},
];

export const habitsIntro: Intro = {
	heading: 'How we work with you',
	lead: 'What you can expect in every project.',
};

export const habits: readonly Feature[] = [
	{
		title: 'One contact',
		text: 'You write to one person, who knows the state of your project.',
	},
	{
		title: 'A version after each cycle',
		text: 'You can try the software at the end of every cycle, finished or not.',
	},
	{
		title: 'Problems reported early',
		text: 'We tell you when a date or a cost is at risk.',
	},
	{
		title: 'Plain words',
		text: 'We write decisions down so that everyone can understand them later.',
	},
];

export const refusalsIntro: Intro = {
	heading: 'What we do not do',
	lead: 'So that you know before you ask.',
};

export const refusals: readonly string[] = [
	'Collect personal data that the work does not need',
	'Promise a position in search results',
	'Build what a good product already does',
];

export const figuresOf = 'Figures of our software services';

export const figures: readonly Stat[] = [
	{ value: '30%', label: 'faster delivery' },
	{ value: '95%', label: 'of clients report growth' },
	{ value: '24/7', label: 'support' },
	{ value: '50+', label: 'regions' },
];

export const closing: IntroWithActions = {
	heading: 'Talk to the team',
	lead: 'Tell us what you would like to discuss and when it suits you.',
	actions: [{ label: 'Ask to meet us', to: contactAbout('team') }],
};

/** What happens once somebody has written. */
export const next: readonly Step[] = [
	{ title: 'You write', text: 'What you would like to discuss, in your own words.' },
	{ title: 'We agree on a time', text: 'We suggest a day and an hour that suit you.' },
	{ title: 'We meet', text: 'Ask whatever you like. You are under no obligation.' },
];
