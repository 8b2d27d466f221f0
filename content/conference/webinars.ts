import { halls } from '#content/pictures/halls.ts';
import { heads } from '#content/pictures/heads.ts';
import type {
	Feature,
	HeadPicture,
	Intro,
	IntroWithActions,
	Link,
	PageMeta,
	PictureFile,
} from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';

export const meta: PageMeta = {
	path: 'webinars',
	title: 'Webinars: coming soon',
	description:
		'An expert webinar series by AEG is coming soon, with interactive sessions, expert speakers and live Q&A. Write to us if you want to hear about the dates.',
};

export const head: Intro = {
	heading: 'Webinars',
	lead: 'Online talks on the subjects of our conferences, for people who cannot travel.',
};

export const picture: HeadPicture = {
	file: heads['on-air'],
	narrow: heads['on-air-narrow'],
	alt: 'Woven drawing: in a dark studio, a woman with a braid, in profile, talks from a lit desk towards a camera on a tripod; its screen shows her, and a sign says on air.',
};

/** WEB-1 */
export const comingSoon = {
	heading: 'Coming Soon',
	text: 'An expert webinar series is in preparation; no webinar has been held yet. Dates and speakers will be announced on this page. Tell us which subjects interest you, or that you would like to speak.',
	list: 'What the series will offer',
	action: { label: 'Ask about the webinars', to: askAbout('webinars') } satisfies Link,
};

export const closing: IntroWithActions = {
	heading: 'A subject you would like to hear?',
	lead: 'Tell us the subject, and a speaker if you know one.',
	actions: [
		{ label: 'Propose a subject', to: askAbout('webinars') },
		{ label: 'Upcoming conferences', to: paths.upcoming },
	],
};

export const highlights: readonly (Feature & { readonly picture: PictureFile })[] = [
	{
		picture: halls.poll,
		title: 'Interactive sessions',
		text: 'Short talks, followed by exercises or discussion.',
	},
	{
		picture: halls['on-screen-speaker'],
		title: 'Expert speakers',
		text: 'Speakers who work in the field they talk about.',
	},
	{
		picture: halls['ask-by-chat'],
		title: 'Live Q&A',
		text: 'Ask your questions during the session and hear the answers live.',
	},
];
