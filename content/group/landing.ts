import { currentName } from '#content/conference-names.ts';
import { benchScenes } from '#content/pictures/subjects/benches.ts';
import { deskScenes } from '#content/pictures/subjects/desks.ts';
import { hallScenes } from '#content/pictures/subjects/halls.ts';
import type { Intro, Link, PageMeta, PicturedWay } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { oneOfWorkshops } from '../conference/workshop-names.ts';

/** `/nehome`: the landing with the conferences call to action (LAND-1). */
export const landing = {
	meta: {
		path: 'landing',
		title: 'Find a conference in engineering and technology',
		description:
			'Present a paper, attend a workshop or plan a conference of your own: the international scientific conferences of AEG, a consultancy in Bhopal, India.',
	} satisfies PageMeta,
	findConference: { label: 'Find a conference', to: paths.upcoming } satisfies Link,
	hero: {
		heading: 'International scientific conferences',
		lead: 'AEG organises conferences in engineering, technology and management, with keynote talks, papers and workshops.',
		more: { label: `See ${currentName}`, to: paths.conference } satisfies Link,
	},
	intro: {
		heading: 'How to take part',
		lead: 'Present a paper, attend, or host a conference at your institute.',
		more: { label: 'Plan a scientific conference', to: paths.planConference } satisfies Link,
	},
	achievements: {
		heading: 'Achievements',
		lead: 'Products AEG designed, papers it published and recognition it received.',
	} satisfies Intro,
	contact: {
		heading: 'Contact Us',
		lead: 'Ask about a conference, a paper or your registration.',
	} satisfies Intro,
} as const;

export const ways: readonly PicturedWay[] = [
	{
		title: 'Present a paper',
		text: 'During a call for papers, choose a track and submit a full paper of 8-9 pages. The conference page names the journals.',
		to: paths.conference,
		picture: hallScenes.questions,
	},
	{
		title: 'Take a workshop',
		text: `${oneOfWorkshops || 'When some are announced'}, with a hands-on part.`,
		to: paths.workshops,
		picture: benchScenes['hands-on'],
	},
	{
		title: 'Host a conference',
		text: 'Your institute hosts. We manage submissions, registration, the schedule and the proceedings.',
		to: paths.planConference,
		picture: deskScenes.proposal,
	},
];
