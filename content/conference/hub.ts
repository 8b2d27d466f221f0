import { addressLine, company, office } from '#content/company.ts';
import { capital, counted } from '#content/counted.ts';
import type { Feature, Intro, Link, PageMeta, Sampled, Testimonial } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { desk } from './desk.ts';
import { dayCount, dayWords } from './edition-words.ts';
import { current } from './editions.ts';

export const meta: PageMeta = {
	path: 'conferenceHub',
	title: 'Conferences: attend, organize, join',
	description:
		'Scientific conferences in Bhopal by AEG: attend one, have us organize yours, join as an author, or write to the conference desk.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Conferences for people who do the research',
	lead: 'Attend a meeting, have us organize yours, or join the people who make the programme.',
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

export const latest = {
	label: 'Latest edition',
	edition: current,
	when: dayWords(current),
	where: current.venue?.city,
	link: { label: 'Conference page', to: paths.conference } satisfies Link,
};

export const tabsLabel = 'What brings you here';

/** HUB-3: each tab has an address, `#attend` and so on. */
export const tabs = { attend: 'Attend', organize: 'Organize', join: 'Join', contact: 'Contact' } as const;

const { journals } = current;
const days = dayCount(current);
const publication = `Accepted papers are published${journals.length > 0 ? ` in ${counted(journals.length, 'ISSN journal')}` : ''}.`;

/** HUB-4 */
export const attend = {
	heading: 'Hear the work before it is in print',
	lead: `${capital(days)} in one place, small enough to meet the speaker and broad enough to find someone outside your field.`,
	items: [
		{
			title: 'Hear new results',
			text: `Key-note talks and papers${current.tracks.length > 0 ? ` in ${counted(current.tracks.length, 'track')}` : ''}, with time for questions.`,
		},
		{
			title: 'Meet your peers',
			text: `Talk with authors, reviewers and people from industry over ${days}.`,
		},
		{
			title: 'Publish your paper',
			text: publication,
		},
	] satisfies Feature[],
	find: { label: 'Find a Conference', to: paths.upcoming } satisfies Link,
	calendar: { label: 'View Conference Calendar', to: paths.timeline } satisfies Link,
};

/** HUB-5 */
export const organize = {
	heading: 'You bring the subject, we run the conference',
	lead: 'Take all six services or only the ones your institution lacks.',
	items: [
		{
			title: 'Full event planning',
			text: 'Venue, schedule, registration desk and the two or three days themselves.',
		},
		{
			title: 'Abstract management',
			text: 'Abstracts and papers collected in one place, from call to decision.',
		},
		{
			title: 'Speaker coordination',
			text: 'Invitations, travel and time slots for key-note and session speakers.',
		},
		{
			title: 'Marketing and outreach',
			text: 'The call for papers, brought to the departments it concerns.',
		},
		{
			title: 'Sponsorship programme',
			text: 'Offers for sponsors and exhibitors, and the care of those who accept.',
		},
		{
			title: 'Proceedings publication',
			text: 'Accepted papers edited, bound and placed with journals and publishers.',
		},
	] satisfies Feature[],
	request: { label: 'Request Conference Proposal', to: paths.proposal } satisfies Link,
};

/** HUB-6 */
export const join = {
	heading: 'A place among people who ask good questions',
	lead: 'Authors, reviewers and session chairs make a conference. Four reasons to be one of them.',
	items: [
		{
			title: 'A first audience',
			text: 'Present your results to people who work on the same problem, and hear their questions.',
		},
		{
			title: 'A wider circle',
			text: 'Meet researchers from other institutions and other subjects.',
		},
		{
			title: 'A published record',
			text: publication,
		},
		{
			title: 'Recognition',
			text: 'Awards for the best papers and for distinguished contributions.',
		},
	] satisfies Feature[],
	said: 'What participants say',
};

export const testimonials: readonly Sampled<Pick<Testimonial, 'name' | 'company' | 'text'>>[] = [
	{
		sample: true,
		name: 'Research scholar',
		company: 'Engineering institute',
		text: 'The questions after my talk told me what to measure next.',
	},
	{
		sample: true,
		name: 'Assistant professor',
		company: 'State technical university',
		text: 'I came with one paper and went home with two people to write the next one with.',
	},
];

/** HUB-7 */
export const contact = {
	heading: 'Write to the conference desk',
	lead: 'Papers, travel, sponsorship, or a conference of your own.',
	details: [
		{ label: 'Phone', value: office.phone, to: `tel:${office.dial}`, sample: office.sample },
		{ label: 'Conference desk, phone', value: desk.phone, to: `tel:${desk.dial}`, sample: desk.sample },
		{ label: 'Email', value: office.email, to: `mailto:${office.email}`, sample: office.sample },
		{ label: 'Conference desk, email', value: desk.email, to: `mailto:${desk.email}`, sample: desk.sample },
		{ label: 'Postal address', value: `${company.name}, ${addressLine}` },
	] as const,
};

export const archive = {
	heading: 'Archive and media',
	menu: { label: 'All conference pages', to: paths.conferenceMenu } satisfies Link,
};

export const closing = {
	heading: 'Planning a scientific conference?',
	lead: 'Bring us the subject and the dates. We look after the rest, from the call for papers to the proceedings.',
	actions: [
		{ label: 'Submit Proposal', to: paths.proposal },
		{ label: 'See what we take on', to: paths.planConference },
	] satisfies Link[],
};
