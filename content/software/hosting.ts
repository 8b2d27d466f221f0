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
	Testimonial,
} from '../shapes.ts';
import { contactAbout } from './contact-about.ts';

/** `/services/WebHostingPage` (HOST-1 to HOST-3). */

export const meta: PageMeta = {
	path: 'hosting',
	title: 'Web hosting',
	description:
		'Three hosting plans with 10, 50 or 200 GB, unlimited bandwidth and a 30-day money-back guarantee, on a 10 Gbps network with NVMe storage.',
	thread: 'software',
};

export const opening: Opening = {
	heading: 'A place where your site stays up',
	lead: 'Fast disks, a fast line and people who answer at any hour. Bandwidth is never counted.',
	actions: [
		{ label: 'Ask about hosting', to: contactAbout('hosting') },
		{ label: 'See plans', to: '#plans' },
	],
};

export const benefitsIntro: Intro = {
	heading: 'On every plan',
	lead: 'The smallest plan is looked after like the largest.',
};

export const benefits: readonly Feature[] = [
	{
		icon: 'InfinitySymbol',
		title: 'Unlimited bandwidth',
		text: 'A busy week brings visitors, not a bill or a blocked page.',
	},
	{
		icon: 'Undo',
		title: '30-day money-back guarantee',
		text: 'Move in and look around. If it does not suit you, you get your money back.',
	},
	{ icon: 'Headset', title: '24/7 support', text: 'Somebody is there at night, on Sundays and on holidays.' },
	{
		icon: 'Activity',
		title: '99.9% uptime',
		text: 'The figure we plan for, in machines, in lines and in people.',
	},
];

export const plansIntro: Intro = {
	heading: 'Three plans',
	lead: 'They differ in two things only: how many websites, and how much space.',
};

/** Shown where a plan has no price of its own. */
export const unpriced = 'Priced on request';

const always = ['Unlimited bandwidth', '30-day money-back guarantee'] as const;

/** HOST-2: no price is displayed. */
export const plans: readonly Plan[] = [
	{
		name: 'Starter',
		description: 'For one site: a shop, a practice, a department.',
		features: ['1 website', '10 GB', ...always],
		action: { label: 'Ask for Starter', to: contactAbout('hosting-starter') },
	},
	{
		name: 'Professional',
		description: 'For an office with a few sites, or one site with many pictures.',
		features: ['5 websites', '50 GB', ...always],
		action: { label: 'Ask for Professional', to: contactAbout('hosting-professional') },
	},
	{
		name: 'Enterprise',
		description: 'For institutions whose departments each want their own.',
		features: ['Unlimited websites', '200 GB', ...always],
		action: { label: 'Ask for Enterprise', to: contactAbout('hosting-enterprise') },
	},
];

export const specsIntro: Intro = {
	heading: 'What it runs on',
	lead: 'The same machines carry all three plans.',
};

export const specs: readonly Spec[] = [
	{ label: 'Network', value: '10 Gbps' },
	{ label: 'Storage', value: 'Up to 1TB NVMe' },
	{ label: 'Uptime', value: '99.9%' },
	{ label: 'Reach', value: '50+ regions' },
];

export const testimonialsHeading = 'From people who moved in';

export const testimonials: readonly Sampled<Testimonial & { readonly portrait: Illustration }>[] = [
	{
		sample: true,
		name: 'Network administrator',
		company: 'Residential school',
		text: 'On the morning of the results every parent opens the site at once. This year nobody telephoned.',
		rating: 5,
		initials: 'NA',
		portrait: { file: people['testimonial-4'], alt: '' },
	},
	{
		sample: true,
		name: 'Owner',
		company: 'Online handicraft shop',
		text: 'I wrote at eleven at night that the payment page was slow. The answer came before I had closed the laptop.',
		rating: 5,
		initials: 'OS',
		portrait: { file: people['testimonial-5'], alt: '' },
	},
	{
		sample: true,
		name: 'Librarian',
		company: 'District library',
		text: 'Our catalogue moved over a weekend. On Monday the readers noticed only that it was quicker.',
		rating: 5,
		initials: 'LI',
		portrait: { file: people['testimonial-6'], alt: '' },
	},
];

export const closing: Opening = {
	heading: 'Move in when it suits you',
	lead: 'Tell us what the site runs on today. We answer with a plan for the move.',
	actions: [{ label: 'Ask about hosting', to: contactAbout('hosting') }],
};
