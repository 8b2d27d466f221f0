import { menu as pictures } from '#content/pictures/menu.ts';
import type { Intro, MenuEntry, MenuTile, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

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

/** MENU-1 */
export const items: readonly MenuEntry[] = [
	{
		name: 'About Conference',
		summary: 'AIC-RAETHM 2025: five tracks, important dates, submission guidelines and registration.',
		link: { label: 'AIC-RAETHM 2025', to: paths.conference },
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
		summary: 'The three groups of awards of the 2025 conference.',
		link: { label: 'Awards of 2025', to: paths.awards },
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
		picture: pictures['stage-set'],
		summary: 'The next conference is announced there; ask to be told first.',
		link: { label: 'Upcoming conferences', to: paths.upcoming },
	},
	{
		name: 'Scientific Gallery',
		picture: pictures.exhibition,
		summary: 'Eight pictures of the conference, one by one or as a grid.',
		link: { label: 'Open the gallery', to: paths.gallery },
	},
	{
		name: 'Past Webinars',
		picture: pictures.replay,
		summary: 'None yet: the series has not begun. Recordings will be listed with it.',
		link: { label: 'Webinars, coming soon', to: paths.webinars },
	},
	{
		name: 'Upcoming Webinars',
		picture: pictures.studio,
		summary: 'A series with experts is in preparation: sessions, speakers, questions answered live.',
		link: { label: 'The coming series', to: paths.webinars },
	},
	{
		name: 'Past Conferences',
		picture: pictures.shelf,
		summary: 'AIC-RAETHM 2025 with its proceedings, pictures and awards, and the years before.',
		link: { label: 'Past conferences', to: paths.pastConferences },
	},
	{
		name: 'Conference Videos & Galleries',
		picture: pictures.filming,
		summary: 'Pictures from the sessions in a full-screen viewer.',
		link: { label: 'Videos and galleries', to: paths.gallery },
	},
];
