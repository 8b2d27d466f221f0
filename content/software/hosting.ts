import { featuresOf } from '../features.ts';
import { softwareScenes } from '../pictures/subjects/software.ts';
import type { Intro, IntroWithActions, PageMeta, Stat } from '../shapes.ts';
import { saidOn } from '../testimonials.ts';
import { contactAbout } from './contact-about.ts';

/** `/services/WebHostingPage` (HOST-1 to HOST-3). */

export const meta: PageMeta = {
	path: 'hosting',
	title: 'Web hosting plans and prices',
	description:
		'Web hosting plans with unlimited bandwidth, 24/7 support and a 30-day money-back guarantee, on a 10 Gbps network with NVMe storage.',
};

export const opening: IntroWithActions = {
	heading: 'Hosting with support at any hour',
	lead: 'NVMe storage, a 10 Gbps network, 24/7 support and unlimited bandwidth on every plan.',
	actions: [
		{ label: 'Ask about hosting', to: contactAbout('hosting') },
		{ label: 'See plans', to: '#plans' },
	],
};

export const benefitsIntro: Intro = {
	heading: 'Included in every plan',
	lead: 'The smallest plan has all of this too.',
};

export const benefits = featuresOf({
	'Unlimited bandwidth': 'More visitors do not cost you more.',
	'30-day money-back guarantee':
		'If the hosting does not suit you, tell us within 30 days and get your money back.',
	'24/7 support': 'You can reach us at any hour, including Sundays and holidays.',
	'99.9% uptime': 'The share of time for which your site is available.',
});

export const rack = softwareScenes.rack;

export const plansIntro: Intro = {
	heading: 'Plans',
	lead: 'They differ in the number of websites and the storage space.',
};

/** Shown where a plan has no price of its own. */
export const unpriced = 'Priced on request';

export const specsIntro: Intro = {
	heading: 'Infrastructure',
	lead: 'What our servers have. Your plan sets how much of the storage is yours.',
};

export const specs: readonly Stat[] = [
	{ label: 'Network', value: '10 Gbps' },
	{ label: 'Storage', value: 'Up to 1TB NVMe' },
	{ label: 'Uptime', value: '99.9%' },
	{ label: 'Reach', value: '50+ regions' },
];

export const testimonialsHeading = 'What hosting clients say';

export const testimonials = saidOn('hosting');

export const closing: IntroWithActions = {
	heading: 'Move your site to us',
	lead: 'Tell us where your site is hosted today. We will send you a plan for the move.',
	actions: [{ label: 'Ask about hosting', to: contactAbout('hosting') }],
};

/** What happens once somebody has written. */
export const next = featuresOf({
	'You write': 'Where your site is hosted today, and how much space it takes.',
	'We send a plan': 'How and when the site would move, and what the hosting costs.',
	'You decide': 'Nothing moves before you agree.',
});
