import { people } from '../pictures/people.ts';
import type {
	Feature,
	Illustration,
	Intro,
	Opening,
	PageMeta,
	Plan,
	Sampled,
	Spec,
	Step,
	Testimonial,
} from '../shapes.ts';
import { contactAbout } from './contact-about.ts';

/** `/services/WebHostingPage` (HOST-1 to HOST-3). */

export const meta: PageMeta = {
	path: 'hosting',
	title: 'Web hosting',
	description:
		'Web hosting plans with 10, 50 or 200 GB, unlimited bandwidth and a 30-day money-back guarantee, on a 10 Gbps network with NVMe storage.',
	thread: 'software',
};

export const opening: Opening = {
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

export const benefits: readonly Feature[] = [
	{
		icon: 'InfinitySymbol',
		title: 'Unlimited bandwidth',
		text: 'More visitors do not cost you more.',
	},
	{
		icon: 'Undo',
		title: '30-day money-back guarantee',
		text: 'If the hosting does not suit you, tell us within 30 days and get your money back.',
	},
	{ icon: 'Headset', title: '24/7 support', text: 'Support at any hour, on Sundays and holidays too.' },
	{
		icon: 'Activity',
		title: '99.9% uptime',
		text: 'The share of time that your site is available.',
	},
];

export const plansIntro: Intro = {
	heading: 'Plans',
	lead: 'They differ in the number of websites and the storage space.',
};

/** Shown where a plan has no price of its own. */
export const unpriced = 'Priced on request';

const always = ['Unlimited bandwidth', '30-day money-back guarantee'] as const;

/** HOST-2: no price is displayed. */
export const plans: readonly Plan[] = [
	{
		name: 'Starter',
		description: 'For one site of a shop, a practice or a department.',
		features: ['1 website', '10 GB', ...always],
		action: { label: 'Ask for Starter', to: contactAbout('hosting-starter') },
	},
	{
		name: 'Professional',
		description: 'For a few sites, or one with many pictures.',
		features: ['5 websites', '50 GB', ...always],
		action: { label: 'Ask for Professional', to: contactAbout('hosting-professional') },
	},
	{
		name: 'Enterprise',
		description: 'For institutions with a site for each department.',
		features: ['Unlimited websites', '200 GB', ...always],
		action: { label: 'Ask for Enterprise', to: contactAbout('hosting-enterprise') },
	},
];

export const specsIntro: Intro = {
	heading: 'Infrastructure',
	lead: 'What our servers have. Your plan sets how much of the storage is yours.',
};

export const specs: readonly Spec[] = [
	{ label: 'Network', value: '10 Gbps' },
	{ label: 'Storage', value: 'Up to 1TB NVMe' },
	{ label: 'Uptime', value: '99.9%' },
	{ label: 'Reach', value: '50+ regions' },
];

export const testimonialsHeading = 'What hosting clients say';

export const testimonials: readonly Sampled<Testimonial & { readonly portrait: Illustration }>[] = [
	{
		sample: true,
		name: 'Network administrator',
		company: 'Residential school',
		text: 'On results day every parent opens the site at once. This year nobody had to call us.',
		rating: 5,
		initials: 'NA',
		portrait: { file: people['testimonial-4'], alt: '' },
	},
	{
		sample: true,
		name: 'Owner',
		company: 'Online handicraft shop',
		text: 'I wrote late at night that the payment page was slow, and somebody answered.',
		rating: 5,
		initials: 'OS',
		portrait: { file: people['testimonial-5'], alt: '' },
	},
	{
		sample: true,
		name: 'Librarian',
		company: 'District library',
		text: 'Our catalogue moved over a weekend. On Monday readers only noticed that it was faster.',
		rating: 5,
		initials: 'LI',
		portrait: { file: people['testimonial-6'], alt: '' },
	},
];

export const closing: Opening = {
	heading: 'Move your site to us',
	lead: 'Tell us where your site is hosted today. We will send you a plan for the move.',
	actions: [{ label: 'Ask about hosting', to: contactAbout('hosting') }],
};

/** What happens once somebody has written. */
export const next: readonly Step[] = [
	{ title: 'You write', text: 'Where your site is hosted today, and how much space it takes.' },
	{ title: 'We send a plan', text: 'How and when the site would move, and what the hosting costs.' },
	{ title: 'You decide', text: 'Nothing moves before you agree.' },
];
