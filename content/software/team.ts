import { services } from '#content/pictures/services.ts';
import { software } from '#content/pictures/software.ts';
import { softwareScenes } from '#content/pictures/subjects/software.ts';
import { paths } from '#contract/paths.ts';
import { counted, listed } from '../counted.ts';
import { featuresOf } from '../features.ts';
import { team } from '../records/index/team.ts';
import type { Feature, Intro, IntroWithActions, PageMeta, PictureFile, Stat } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';

/** `/services/AboutUs` (RT-38). */

export const meta: PageMeta = {
	path: 'softwareTeam',
	title: 'How our software team works',
	description:
		'How the software team of AEG in Bhopal works with you, what it does not do, and what it has learned from research and from conferences.',
};

const people = Object.values(team);

/** Who the team is: its names once all of them are confirmed, till then its number. */
const who = people.some(({ sample }) => sample)
	? counted(people.length, 'person', 'people')
	: listed(people.map(({ name }) => name));

const builders = people.length > 0 ? ` Our websites are built by ${who}.` : '';

/** On the line of the heading, while a name is not confirmed. */
export const pending = 'Names to be confirmed';
export const unconfirmed = people.filter(({ sample }) => sample);

export const opening: IntroWithActions = {
	heading: 'How our software team works',
	lead: `Our colleagues advise researchers and run scientific conferences; we build the software.${builders}`,
	actions: [
		{ label: 'Ask to meet us', to: contactAbout('team') },
		...(people.length > 0 ? [{ label: 'Who does what', to: `${paths.webDevelopment}#team` } as const] : []),
	],
};

export const originsIntro: Intro = {
	heading: 'What shapes our work',
	lead: 'What we have learned from our colleagues, and from our own trade.',
};

export const origins: readonly (Feature & {
	readonly thread: 'research' | 'conferences' | 'software';
	readonly picture: PictureFile;
})[] = [
	{
		thread: 'research',
		title: 'From research: evidence',
		text: 'We measure speed, accessibility and security, and show you the results.',
		picture: services.evidence,
	},
	{
		thread: 'conferences',
		title: 'From conferences: dates',
		text: 'A conference cannot start late. Nor should your launch: we plan backwards from its date and agree with you what to leave out.',
		picture: services.planner,
	},
	{
		thread: 'software',
		title: 'From software: code that lasts',
		text: 'Software changes for as long as it is used, so we write code that others can maintain.',
		picture: software.handover,
	},
];

export const habitsIntro: Intro = {
	heading: 'How we work with you',
	lead: 'What you can expect in every project.',
};

export const habits = featuresOf({
	'One contact': 'You write to one person, who knows the state of your project.',
	'A part at a time': 'You can try each part when it is built, before the whole is finished.',
	'Problems reported early': 'We tell you when a date or a cost is at risk.',
	'Plain words': 'We write decisions down so that everyone can understand them later.',
});

export const board = softwareScenes.board;

export const refusalsIntro: Intro = {
	heading: 'What we do not do',
	lead: 'So that you know before you ask.',
};

export const refusals: readonly string[] = [
	'Collect personal data that the work does not need',
	'Promise a position in search results',
	'Build what a good product already does',
];

export const figuresOf = 'Our software services in figures';

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
export const next = featuresOf({
	'You write': 'What you would like to discuss, in your own words.',
	'We agree on a time': 'We suggest a day and an hour that suit you.',
	'We meet': 'Ask whatever you like. You are under no obligation.',
});
