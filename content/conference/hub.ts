import type { ConferenceEdition } from '#content/edition.ts';
import { halls } from '#content/pictures/halls.ts';
import { hallSubjects } from '#content/pictures/subjects/halls.ts';
import type { Illustration, Intro, Link, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { dayWords, placeWords } from './edition-words.ts';

export const meta: PageMeta = {
	path: 'conferenceHub',
	title: 'Conferences: attend, organise, join',
	description:
		'The scientific conferences of AEG, Bhopal: attend one, let us organise yours, take part as an author or reviewer, or ask the organisers.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Scientific conferences by AEG',
	lead: 'Attend a conference, let us organise yours, or take part as an author, reviewer or session chair.',
};

export const headPicture: Illustration = {
	file: halls['track-room'],
	alt: hallSubjects['track-room'].alt,
};

export const pages = 'Conference pages';

/** HUB-1 */
export const sidebar: readonly Link[] = [
	{ label: 'Plan a Scientific Conference', to: paths.planConference },
	{ label: 'Sponsors & Exhibitors', to: paths.sponsors },
	{ label: 'Awards & Recognition', to: paths.awards },
	{ label: 'Workshops & Courses', to: paths.workshops },
	{ label: 'Conference FAQ', to: paths.faq },
];

export const latestOf = (current: ConferenceEdition) => ({
	label: placeWords(current),
	edition: current,
	whenAndWhere: dayWords(current, current.venue && `in ${current.venue.city}`),
	link: { label: 'Conference page', to: paths.conference } satisfies Link,
});

export const tabsLabel = 'What brings you here';

/** HUB-3: each tab has an address, `#attend` and so on. */
export const tabs = { attend: 'Attend', organize: 'Organize', join: 'Join', contact: 'Contact' } as const;
