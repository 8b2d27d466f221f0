import { hero as pictures } from '#content/pictures/hero.ts';
import type { HeroSlide, Intro, Link, PageMeta, Strand } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

/** HERO-1: Welcome, About Us, Products and Services. */
export const slides: readonly HeroSlide[] = [
	{
		id: 'welcome',
		name: 'Welcome',
		heading: 'Research, conferences and software, woven into one practice',
		text: 'AEG Consultancy Services helps researchers publish their work, equip their laboratories and meet their peers, and builds the software they need along the way.',
		more: { label: 'See our fibre mats', to: paths.products },
		art: {
			light: pictures['home-welcome-light'],
			dark: pictures['home-welcome-dark'],
			smallLight: pictures['home-welcome-small-light'],
			smallDark: pictures['home-welcome-small-dark'],
			alt: 'A weaving draft on the left turns into cloth on the right, with one green, one marigold and one indigo stripe.',
		},
	},
	{
		id: 'about-us',
		name: 'About Us',
		heading: 'Planned on paper first, as a weaver plans a cloth',
		text: 'We are a consultancy in Bhopal with three divisions. One adviser reads your question, writes down what it takes, and stays with it until the work is done.',
		more: { label: 'More about us', to: paths.about },
		art: {
			light: pictures['home-about-light'],
			dark: pictures['home-about-dark'],
			smallLight: pictures['home-about-small-light'],
			smallDark: pictures['home-about-small-dark'],
			alt: 'Diagonal lines of a weaving draft run into cloth with a green, a marigold and an indigo stripe.',
		},
	},
	{
		id: 'products-and-services',
		name: 'Products and Services',
		heading: 'Fibre mats, test rigs and machines that keep running',
		text: 'Twelve natural-fibre mats for composites research, set-ups designed for one experiment, and laboratory equipment supplied, installed and repaired.',
		more: { label: 'Research services', to: paths.researchServices },
		art: {
			light: pictures['home-products-light'],
			dark: pictures['home-products-dark'],
			smallLight: pictures['home-products-small-light'],
			smallDark: pictures['home-products-small-dark'],
			alt: 'Rings of a weaving draft turn into cloth with a green, a marigold and an indigo stripe.',
		},
	},
];

/** What the three divisions offer. */
export const strands: readonly Strand[] = [
	{
		thread: 'research',
		title: 'Research',
		text: 'From a first draft of a paper to a working laboratory.',
		offers: [
			'Publication support',
			'Design of research set-ups',
			'Laboratory equipment: supply, installation and repair',
			'Natural-fibre mats',
		],
		link: { label: 'Research services', to: paths.researchServices },
	},
	{
		thread: 'conferences',
		title: 'Conferences',
		text: 'International meetings, planned from the call for papers to the proceedings.',
		offers: [
			'AIC-RAETHM 2025, Bhopal',
			'Plan a scientific conference',
			'Workshops and courses',
			'Sponsors and publication support',
		],
		link: { label: 'Conference hub', to: paths.conferenceHub },
	},
	{
		thread: 'software',
		title: 'Software',
		text: 'Websites, mobile apps and APIs, designed, built and looked after.',
		offers: ['Custom software', 'Web and mobile apps', 'API development', 'Hosting and SEO'],
		link: { label: 'Software services', to: paths.software },
	},
];

/** `/`: the words of its sections. */
export const home = {
	meta: {
		path: 'home',
		title: 'Research, conferences and software',
		description:
			'AEG Consultancy Services, Bhopal: publication support, test rigs, laboratory equipment and fibre mats; international conferences; websites, apps and APIs.',
		thread: 'group',
	} satisfies PageMeta,
	slider: 'Introduction',
	strands: 'What we do',
	contactUs: { label: 'Contact Us', to: paths.contact } satisfies Link,
	about: {
		heading: 'About Us',
		lead: 'One consultancy in India, three divisions, one habit: plan it on paper, then make it hold.',
		statement:
			'Good research needs a sound method, the right instrument and an audience. We work on all three.',
		more: { label: 'More about us', to: paths.about } satisfies Link,
	},
	achievements: {
		heading: 'Achievements',
		lead: 'Products we designed, papers we published and recognition from local institutes.',
	} satisfies Intro,
	clients: 'Universities, institutes and a hospital we work with',
	contact: {
		heading: 'Contact Us',
		lead: 'Tell us what you are working on and where you need help.',
	} satisfies Intro,
} as const;
