import { featuresOf } from '../features.ts';
import { softwareScenes } from '../pictures/subjects/software.ts';
import type { Feature, Intro, IntroWithActions, PageMeta, Stat } from '../shapes.ts';
import { saidOn } from '../testimonials.ts';
import { contactAbout } from './contact-about.ts';

/** `/services/SEOServicesPage` (SEO-1). */

export const meta: PageMeta = {
	path: 'seo',
	title: 'SEO services',
	description:
		'SEO from AEG: technical fixes, keyword research, content, local search, links and reports, each with a list of what we do. The audit is free.',
};

const audit = { label: 'Get Free SEO Audit', to: contactAbout('seo-audit') };

export const opening: IntroWithActions = {
	heading: 'Help people find your site',
	lead: 'We find out what people search for, fix what keeps your site from being found, and report what changed.',
	actions: [audit],
};

/** Above the questions, each of which should lead to the site. */
export const questionsHeading = 'Questions people type';

export const questions = [
	'phd admission biotechnology bhopal',
	'jute mat wholesale price',
	'eye hospital open sunday',
	'machine learning conference january',
] as const;

export const questionsTarget = 'Your site';

export const audited = softwareScenes.audit;

export const statsHeading = 'Our SEO work in figures';

export const stats: readonly Stat[] = [
	{ value: '500+', label: 'sites optimized' },
	{ value: '250%', label: 'traffic increase' },
	{ value: '95%', label: 'satisfaction' },
];

export const servicesIntro: Intro = {
	heading: 'What we do',
	lead: 'Each service lists its tasks. We follow the published rules of the search engines.',
};

export const services: readonly (Feature & { readonly features: readonly string[] })[] = [
	{
		title: 'Technical fixes',
		text: 'We make sure search engines can reach and read every page.',
		features: [
			'Crawl errors and dead links',
			'Loading time on a phone',
			'Canonical addresses and redirects',
			'Site map and robots file',
		],
	},
	{
		title: 'Keyword research',
		text: 'We find the words people use when they look for what you offer.',
		features: ['Questions people ask', 'Keywords of your competitors', 'One list in order of value'],
	},
	{
		title: 'Content',
		text: 'We write pages that answer questions, together with your experts.',
		features: ['Plan of pages', 'Titles and descriptions', 'Old pages merged or updated', 'Structured data'],
	},
	{
		title: 'Local search',
		text: 'We help people nearby find your address and opening hours.',
		features: ['Business profile', 'The same address and hours everywhere', 'Help with replies to reviews'],
	},
	{
		title: 'Links',
		text: 'We ask sites in your field to link to you where they have a reason to.',
		features: ['Directories of your field', 'Partners and institutions', 'A check for harmful links'],
	},
	{
		title: 'Reports',
		text: 'A short report in plain words.',
		features: [
			'Messages and orders as well as visits',
			'What was done and what it changed',
			'What comes next, and why',
		],
	},
];

export const testimonialsHeading = 'What SEO clients say';

export const testimonials = saidOn('seo');

export const closing: IntroWithActions = {
	heading: 'Start with the free audit',
	lead: 'Send us your web address. You get a list of problems, the most serious first, at no cost.',
	actions: [audit],
};

/** What happens once somebody has written. */
export const next = featuresOf({
	'You send your web address': 'One line about what you offer helps.',
	'We audit the site': 'We check what keeps people from finding it.',
	'You decide': 'Fix them yourself, or ask us to.',
});
