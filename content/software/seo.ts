import type { Intro, Opening, PageMeta, Sampled, Stat, Testimonial } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';

/** `/services/SEOServicesPage` (SEO-1). */

export const meta: PageMeta = {
	path: 'seo',
	title: 'SEO services',
	description:
		'Search engine work in six services, each with the list of what is done: technical repair, keywords, content, local search, links and reports. The audit is free.',
	thread: 'software',
};

const audit = { label: 'Get Free SEO Audit', to: contactAbout('seo-audit') };

export const opening: Opening = {
	heading: 'Found by the people who are looking',
	lead: 'Someone types a question that you answer every day. We work on the distance between the two of you.',
	actions: [audit],
};

/** What is drawn beside the opening. */
export const questionsLabel = 'Questions people type';

export const questions = [
	'phd admission biotechnology bhopal',
	'jute mat wholesale price',
	'eye hospital open sunday',
	'machine learning conference january',
] as const;

export const stats: readonly Stat[] = [
	{ value: '500+', label: 'sites optimized' },
	{ value: '250%', label: 'traffic increase' },
	{ value: '95%', label: 'satisfaction' },
];

export const servicesIntro: Intro = {
	heading: 'Six services',
	lead: 'What is on the list is what is done. Nothing happens that you could not show to a search engine.',
};

export type SearchService = {
	readonly title: string;
	readonly text: string;
	readonly features: readonly string[];
};

export const services: readonly SearchService[] = [
	{
		title: 'Technical repair',
		text: 'A page that cannot be reached cannot be found.',
		features: [
			'Crawl errors and dead links',
			'Loading time on a phone',
			'Canonical addresses and redirects',
			'Site map and robots file',
		],
	},
	{
		title: 'Keyword study',
		text: 'The words your readers use, which are seldom the ones on your letterhead.',
		features: ['Questions people ask', 'Words your competitors are found by', 'One list, ordered by worth'],
	},
	{
		title: 'Content',
		text: 'Pages that answer, written with the people who know.',
		features: [
			'Plan of pages to write',
			'Titles and descriptions',
			'Old pages merged or renewed',
			'Structured data',
		],
	},
	{
		title: 'Local search',
		text: 'For those who want to know where you are and whether you are open.',
		features: ['Business profile', 'Address and hours alike everywhere', 'Reviews answered'],
	},
	{
		title: 'Links',
		text: 'Other sites that have a reason to mention you.',
		features: ['Directories of your field', 'Partners and institutions', 'Harmful links found'],
	},
	{
		title: 'Reports',
		text: 'Numbers a treasurer can read.',
		features: ['Enquiries, not only visits', 'What was done and what it changed', 'What comes next, and why'],
	},
];

export const testimonialsHeading = 'What changed for them';

export const testimonials: readonly Sampled<Testimonial>[] = [
	{
		sample: true,
		name: 'Admissions officer',
		company: 'Private university',
		text: 'Applicants now arrive on the page of their course instead of our front page, and they ask better questions.',
		rating: 5,
		initials: 'AO',
	},
	{
		sample: true,
		name: 'Shop owner',
		company: 'Handloom shop',
		text: 'The report fits on one page. I can see which article brought which order.',
		rating: 5,
		initials: 'SO',
	},
	{
		sample: true,
		name: 'Clinic manager',
		company: 'Eye clinic',
		text: 'Half of our calls used to be about opening hours. The search result answers that now.',
		rating: 5,
		initials: 'CM',
	},
];

export const closing: Opening = {
	heading: 'Begin with the audit',
	lead: 'Send the address of your site. You get a list of what holds it back, the worst first, and it costs nothing.',
	actions: [audit],
};
