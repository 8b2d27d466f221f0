import type { Editions } from '#content/edition.ts';
import { hero as pictures } from '#content/pictures/hero.ts';
import type { HeroSlide, Intro, Link, Need, PageMeta, Strand, ThemedArt } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

const art = (name: 'welcome' | 'about' | 'products', alt: string): ThemedArt => ({
	light: pictures[`home-${name}-light`],
	dark: pictures[`home-${name}-dark`],
	smallLight: pictures[`home-${name}-small-light`],
	smallDark: pictures[`home-${name}-small-dark`],
	alt,
});

/** HERO-1: Welcome, About Us, Products and Services. */
export const slides: readonly HeroSlide[] = [
	{
		id: 'welcome',
		name: 'Welcome',
		heading: 'Research, conferences and software from one company',
		text: 'AEG helps researchers plan studies, publish papers and equip laboratories. It also organises scientific conferences and builds websites, apps and APIs.',
		more: { label: 'Research services', to: paths.researchServices },
		art: art(
			'welcome',
			'A weaving draft on the left turns into cloth on the right, with one green, one marigold and one indigo stripe.',
		),
	},
	{
		id: 'about-us',
		name: 'About Us',
		heading: 'A written plan before any work starts',
		text: 'Tell us what you need. You receive a written plan with dates and a price. Nothing starts until you agree.',
		more: { label: 'More about us', to: paths.about },
		art: art(
			'about',
			'Diagonal lines of a weaving draft run into cloth with a green, a marigold and an indigo stripe.',
		),
	},
	{
		id: 'products-and-services',
		name: 'Products and Services',
		heading: 'Fibre mats, test rigs and laboratory equipment',
		text: 'We design and build test rigs, offer natural-fibre mats for composites research, and supply, install and repair laboratory machines.',
		more: { label: 'See our fibre mats', to: paths.products },
		art: art(
			'products',
			'Rings of a weaving draft turn into cloth with a green, a marigold and an indigo stripe.',
		),
	},
];

/** The ways in by need; they stand still while the slides change. */
export const needs: { readonly heading: string; readonly ways: readonly Need[] } = {
	heading: 'What would you like to do?',
	ways: [
		{
			thread: 'research',
			label: 'Plan and publish research',
			text: 'Method, statistics, writing, journals',
			to: `${paths.researchServices}#consultancy`,
		},
		{
			thread: 'conferences',
			label: 'Attend or host a conference',
			text: 'Our conferences, or one of your own',
			to: paths.conferenceHub,
		},
		{
			thread: 'research',
			label: 'Equip a laboratory',
			text: 'Rigs, machines, repair, fibre mats',
			to: `${paths.researchServices}#equipment`,
		},
		{
			thread: 'software',
			label: 'Have software built',
			text: 'Websites, mobile apps, APIs',
			to: paths.software,
		},
	],
};

/** What the three divisions offer. */
export const strandsOf = ({ current }: Editions): readonly Strand[] => [
	{
		thread: 'research',
		title: 'Research',
		text: 'Help with one step of your study, or with all of it.',
		offers: [
			{ label: 'Research consultancy', to: `${paths.researchServices}#consultancy` },
			{ label: 'Publication support', to: `${paths.researchServices}#publication` },
			{
				label: 'Laboratory equipment: supply, installation, repair',
				to: `${paths.researchServices}#equipment`,
			},
			{ label: 'Natural-fibre mats', to: paths.products },
		],
		link: { label: 'Research services', to: paths.researchServices },
	},
	{
		thread: 'conferences',
		title: 'Conferences',
		text: 'International scientific conferences, from the call for papers to the proceedings.',
		offers: [
			{ label: [current.name, current.venue?.city].filter(Boolean).join(', '), to: paths.conference },
			{ label: 'Plan a scientific conference', to: paths.planConference },
			{ label: 'Workshops and courses', to: paths.workshops },
			{ label: 'Sponsors and publication support', to: paths.sponsors },
		],
		link: { label: 'All about our conferences', to: paths.conferenceHub },
	},
	{
		thread: 'software',
		title: 'Software',
		text: 'We design, build and maintain software for institutions and businesses.',
		offers: [
			{ label: 'Custom software', to: paths.customSoftware },
			{ label: 'Websites', to: paths.webDevelopment },
			{ label: 'Mobile apps', to: paths.mobileApps },
			{ label: 'APIs', to: paths.apis },
		],
		link: { label: 'All software services', to: paths.software },
	},
];

/** `/`: the words of its sections. */
export const home = {
	meta: {
		path: 'home',
		title: 'AEG Consultancy Services: research, conferences, software',
		description:
			'AEG Consultancy Services, Bhopal: publication support, test rigs, laboratory equipment and fibre mats; international conferences; websites, apps and APIs.',
	} satisfies PageMeta,
	slider: 'Introduction',
	strands: 'What we do',
	contactUs: { label: 'Contact Us', to: paths.contact } satisfies Link,
	about: {
		heading: 'About Us',
		lead: 'A company in Bhopal, Madhya Pradesh, for research consultancy, scientific conferences and software.',
		more: { label: 'More about us', to: paths.about } satisfies Link,
	},
	achievements: {
		heading: 'Achievements',
		lead: 'Products we designed, papers we published and recognition we received from local institutes.',
	} satisfies Intro,
	clients: 'Universities, institutes and a hospital we work with',
	contact: {
		heading: 'Contact Us',
		lead: 'Tell us what you are working on and where you need help.',
	} satisfies Intro,
} as const;
