import { counted } from '#content/counted.ts';
import type { Contents, Intro, MenuEntry, MenuTile, Opening, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { askAbout } from '../group/ask-about.ts';
import { menu } from '../pictures/menu.ts';
import { awarded, current, onRecord } from './editions.ts';

const { name, tracks } = current;

export const meta: PageMeta = {
	path: 'conferenceMenu',
	title: 'Conference menu',
	description:
		'Every conference page of AEG on one screen: planning, sponsors, awards, workshops, questions, past and upcoming events, galleries.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Conference menu',
	lead: 'Choose an entry to read what is behind it, then follow its link.',
};

export const groups = { items: 'About and services', tiles: 'Archive and media' };

export const contents: Contents = {
	label: 'On this page',
	entries: [
		{ name: groups.items, short: 'Six pages', to: '#menu-items' },
		{ name: groups.tiles, short: 'Six pages', to: '#menu-tiles' },
	],
};

export const closing: Opening = {
	heading: 'Not sure where to look?',
	lead: 'Tell us what you need and we send you the page.',
	actions: [
		{ label: 'Contact Us', to: askAbout('next-conference') },
		{ label: 'Questions and answers', to: paths.faq },
	],
};

/** MENU-1 */
export const items: readonly MenuEntry[] = [
	{
		name: 'About Conference',
		summary: `${name}: ${tracks.length > 0 ? counted(tracks.length, 'track') : 'tracks'}, important dates, submission guidelines and registration.`,
		link: { label: name, to: paths.conference },
	},
	{
		name: 'Plan a Scientific Conference',
		summary: 'Six things we manage for your institution, and the brochure to take along.',
		link: { label: 'Plan a conference', to: paths.planConference },
	},
	{
		name: 'Sponsors & Exhibitors',
		summary: 'Support for a conference, and the five kinds of publication it can lead to.',
		link: { label: 'Sponsors and publications', to: paths.sponsors },
	},
	{
		name: 'Awards & Recognition',
		summary: `The ${counted(awarded.awards?.length ?? 3, 'group')} of awards of the ${awarded.year} conference.`,
		link: { label: `Awards of ${awarded.year}`, to: paths.awards },
	},
	{
		name: 'Workshops & Courses',
		summary: 'MechAuto and ANSYS simulation: what is taught and what you build yourself.',
		link: { label: 'Workshops', to: paths.workshops },
	},
	{
		name: 'Conference FAQ',
		summary: 'Six questions that authors and participants ask: dates, venue, fee and more.',
		link: { label: 'Questions and answers', to: paths.faq },
	},
];

/** MENU-2 */
export const tiles: readonly MenuTile[] = [
	{
		name: 'Upcoming Conferences',
		picture: {
			file: menu.upcoming,
			alt: 'Woven drawing: an empty lectern with two microphones and a vase of flowers.',
		},
		summary: 'The next conference is announced there; ask to be told first.',
		link: { label: 'Upcoming conferences', to: paths.upcoming },
	},
	{
		name: 'Scientific Gallery',
		picture: {
			file: menu.gallery,
			alt: 'Woven drawing: four people stand around a tall brass lamp on a stage and light it.',
		},
		summary: 'Pictures of the conference, one by one or as a grid.',
		link: { label: 'Open the gallery', to: paths.gallery },
	},
	{
		name: 'Past Webinars',
		picture: {
			file: menu['past-webinars'],
			alt: 'Woven drawing: a large screen with a grid of remote participants above a seated audience.',
		},
		summary: 'None yet: the series has not begun. Recordings will be listed with it.',
		link: { label: 'Webinars, coming soon', to: paths.webinars },
	},
	{
		name: 'Upcoming Webinars',
		picture: {
			file: menu['upcoming-webinars'],
			alt: 'Woven drawing: a microphone, seen close, with the blurred lights of a hall behind.',
		},
		summary: 'A series with experts is in preparation: sessions, speakers, questions answered live.',
		link: { label: 'The coming series', to: paths.webinars },
	},
	{
		name: 'Past Conferences',
		picture: { file: menu.past, alt: 'Woven drawing: three rows of delegates on the steps of a building.' },
		summary: `${onRecord.name} with its proceedings, pictures and awards, and the years before.`,
		link: { label: 'Past conferences', to: paths.pastConferences },
	},
	{
		name: 'Conference Videos & Galleries',
		picture: {
			file: menu.videos,
			alt: 'Woven drawing: a camera on a tripod films two people in conversation.',
		},
		summary: 'Pictures from the sessions in a full-screen viewer.',
		link: { label: 'Videos and galleries', to: paths.gallery },
	},
];
