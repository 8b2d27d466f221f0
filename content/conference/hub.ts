import { addressLine, company, emailDetail, office } from '#content/company.ts';
import { counted } from '#content/counted.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import { featuresOf } from '#content/features.ts';
import { hallScenes } from '#content/pictures/subjects/halls.ts';
import type { Intro, Link, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { saidOn } from '../testimonials.ts';
import { dayCount, dayWords, placeWords } from './edition-words.ts';
import { organisers } from './organisers.ts';

export const meta: PageMeta = {
	path: 'conferenceHub',
	title: 'Conferences: attend, organise, join',
	description:
		'The scientific conferences of AEG, Bhopal: attend one, let us organise yours, take part as an author or reviewer, or ask the organisers.',
};

export const head: Intro = {
	heading: 'Scientific conferences by AEG',
	lead: 'Attend a conference, let us organise yours, or take part as an author, reviewer or session chair.',
};

export const headPicture = hallScenes['track-room'];

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

/** HUB-4 */
export function attendOf(edition: ConferenceEdition) {
	const { name, journals, tracks } = edition;
	const days = dayCount(edition);
	return {
		heading: 'Attend a conference',
		lead: 'Hear talks and papers, meet the authors, and publish a paper of your own.',
		items: featuresOf({
			'Hear new results': `Keynote talks, and papers in ${tracks.length > 0 ? counted(tracks.length, 'track') : 'several tracks'}.`,
			'Meet your peers': `Talk with authors, reviewers and people from industry${days === undefined ? '' : ` over ${days}`}.`,
			'Publish your paper':
				journals.length > 0
					? `Papers accepted for ${name} are published in ${counted(journals.length, 'ISSN journal')}.`
					: 'Accepted papers are published.',
		}),
		find: { label: 'Find a Conference', to: paths.upcoming } satisfies Link,
		calendar: { label: 'View Conference Calendar', to: paths.timeline } satisfies Link,
	};
}

/** HUB-5 */
export const organize = {
	heading: 'Let us organise your conference',
	lead: 'You bring the subject, and choose which of these services your institution needs.',
	items: featuresOf({
		'Full event planning':
			'Schedule, registration and the conference days themselves, planned with the host institute.',
		'Abstract management':
			'We collect abstracts and papers in one place, from the call for papers to the decision.',
		'Speaker coordination': 'We invite keynote and session speakers and arrange their travel and time slots.',
		'Marketing and outreach': 'We send the call for papers to departments in your field.',
		'Sponsorship programme':
			'We write the offers to sponsors and exhibitors, and work with those who sign up.',
		'Proceedings publication': 'We prepare accepted papers for the publisher.',
	}),
	request: { label: 'Request Conference Proposal', to: paths.proposal } satisfies Link,
};

/** HUB-6 */
export const join = {
	heading: 'Take part in the programme',
	lead: 'What you gain as an author, a reviewer or a session chair.',
	items: featuresOf({
		'An audience for your results':
			'Present your results to people who work on the same problem, and hear their questions.',
		'New contacts': 'Meet researchers from other institutions and fields.',
		'A published paper': 'See on the conference page where accepted papers are published.',
		Recognition: 'Awards for the best papers and for distinguished contributions.',
	}),
	said: 'What attendees say',
};

export const testimonials = saidOn('conferences');

const phoneDetail = (label: string, { phone, dial, sample }: typeof organisers) =>
	({ label, value: phone, to: `tel:${dial}`, sample }) as const;

/** HUB-7 */
export const contact = {
	heading: 'Contact the organisers',
	lead: 'Ask about papers, registration, travel, sponsorship or a conference of your own.',
	details: [
		phoneDetail('AEG, phone', office),
		phoneDetail('Organisers, phone', organisers),
		emailDetail(office, 'AEG, email'),
		emailDetail(organisers, 'Organisers, email'),
		{ label: 'Postal address', value: `${company.name}, ${addressLine}` },
	] as const,
};

export const archive = {
	heading: 'Archive and media',
	menu: { label: 'All conference pages', to: paths.conferenceMenu } satisfies Link,
};

export const closing = {
	heading: 'Planning a scientific conference?',
	lead: 'The subject, the month and the host institute are enough to start. We answer with questions, then with a written plan.',
	actions: [
		{ label: 'Submit Proposal', to: paths.proposal },
		{ label: 'See what we do and what you provide', to: paths.planConference },
	] satisfies Link[],
};
