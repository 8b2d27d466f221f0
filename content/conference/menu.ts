import { counted, listed } from '#content/counted.ts';
import type { Editions } from '#content/edition.ts';
import type { Intro, IntroWithActions, MenuEntry, MenuTile, PageMeta } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';
import { menuScenes } from '../pictures/subjects/menu.ts';
import { workshopsInWords } from './workshop-names.ts';

export const meta: PageMeta = {
	path: 'conferenceMenu',
	title: 'Conference menu',
	description:
		'Plan or sponsor a conference, see awards, workshops and pictures, find past and upcoming conferences, and find answers about dates, venue and fee.',
};

export const head: Intro = {
	heading: 'Conference menu',
	lead: 'What would you like to do?',
};

export const groups = { items: 'Conferences and services', tiles: 'Archive and media' };

export const closing: IntroWithActions = {
	heading: 'Not sure where to look?',
	lead: 'Tell us what you need, and we will send you the right link.',
	actions: [
		{ label: 'Contact Us', to: askAbout('page') },
		{ label: 'Conference FAQ', to: paths.faq },
	],
};

/** MENU-1 */
export const itemsOf = ({ current: { name, tracks }, awarded }: Editions): readonly MenuEntry[] => [
	{
		name: 'About Conference',
		summary: `${name}: ${tracks.length > 0 ? counted(tracks.length, 'track') : 'tracks'}, important dates, submission guidelines and registration.`,
		link: { label: name, to: paths.conference },
	},
	{
		name: 'Plan a Scientific Conference',
		summary:
			'What AEG does, what the host institute provides, and the brochure of a conference as an example.',
		link: { label: 'Plan a conference', to: paths.planConference },
	},
	{
		name: 'Sponsors & Exhibitors',
		summary: 'How to sponsor or exhibit, and publication support for authors.',
		link: { label: 'Sponsors and publications', to: paths.sponsors },
	},
	{
		name: 'Awards & Recognition',
		summary: `The awards of ${awarded.name} and their winners.`,
		link: { label: 'Conference awards', to: paths.awards },
	},
	{
		name: 'Workshops & Courses',
		summary: `${workshopsInWords ? `${workshopsInWords}: what` : 'What'} you learn and what you do yourself.`,
		link: { label: 'Workshops', to: paths.workshops },
	},
	{
		name: 'Conference FAQ',
		summary: 'Short answers on dates, venue, fee, workshops and contact.',
		link: { label: 'Conference FAQ', to: paths.faq },
	},
];

/** MENU-2 */
export const tilesOf = ({ onRecord }: Editions): readonly MenuTile[] => [
	{
		name: 'Upcoming Conferences',
		picture: menuScenes['stage-set'],
		summary: 'What has been announced, and how to hear about our conferences.',
		link: { label: 'Upcoming conferences', to: paths.upcoming },
	},
	{
		name: 'Scientific Gallery',
		picture: menuScenes.exhibition,
		summary: 'Pictures in a full-screen viewer, one by one or as a grid.',
		link: { label: 'Open the gallery', to: paths.gallery },
	},
	{
		name: 'Past Webinars',
		picture: menuScenes.replay,
		summary: 'There are no past webinars yet: the series has not begun.',
		link: { label: 'Webinars, coming soon', to: paths.webinars },
	},
	{
		name: 'Upcoming Webinars',
		picture: menuScenes.studio,
		summary: 'A series with expert speakers and live Q&A is in preparation.',
		link: { label: 'About the webinar series', to: paths.webinars },
	},
	{
		name: 'Past Conferences',
		picture: menuScenes.shelf,
		summary: `${onRecord.name} with its ${listed(onRecord.toShow)}, and the earlier years.`,
		link: { label: 'Past conferences', to: paths.pastConferences },
	},
	{
		name: 'Conference Videos & Galleries',
		picture: menuScenes.filming,
		summary:
			'The pictures of the Scientific Gallery, with links to the other albums. No videos are published yet.',
		link: { label: 'Videos and galleries', to: paths.gallery },
	},
];
