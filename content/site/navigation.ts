import { office } from '#content/company.ts';
import { calls } from '#content/conference/registration-calls.ts';
import { currentName } from '#content/conference-names.ts';
import type { Href, Link, Navigation } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

/** What the headers and the footer offer. */

/** FLOAT-1 */
export const quickContact = {
	label: 'Quick contact',
	open: 'Chat or call',
	chat: 'Chat on WhatsApp',
	newTab: '(opens in a new tab)',
	call: 'Call',
	phone: office.phone,
	dial: `tel:${office.dial}`,
} as const;

/** The button of every header. */
export const search = { label: 'Search', to: paths.search } as const satisfies Link;

/** HEAD-4. */
export const back: Link = { label: 'Back to AEG', to: paths.home };

/** Over the divisions in the menu that the rows above do not have. */
export const otherDivisions = 'Other services';

/** The divisions as the sign of the header and the menu name them, each with its first page. */
export const signDivisions = {
	research: { label: 'Research', to: paths.researchServices },
	conferences: { label: 'Conferences', to: paths.conferenceHub },
	software: { label: 'Software', to: paths.software },
} as const satisfies Record<string, Link>;

/** HEAD-5. */
export const conferences = {
	label: 'Conferences',
	mark: 'New',
	links: [
		{ label: 'Upcoming Conferences', to: paths.upcoming },
		{ label: 'Webinars', to: paths.webinars },
		{ label: 'Past Conferences', to: paths.pastConferences },
		{ label: 'Conference Videos & Galleries', to: paths.gallery },
	],
} as const satisfies { label: string; mark: string; links: readonly Link[] };

/** HEAD-7: the landing pages scroll to their own sections. */
export const landingNavigation: Navigation = {
	label: 'Main',
	links: [
		{ label: 'Home', to: '#home' },
		{ label: 'Achievements', to: '#achievements' },
		{ label: 'Services', to: paths.researchServices },
		{ label: 'Products', to: paths.products },
		{ label: 'Software', to: paths.software },
	],
	dropdownAt: 4,
	action: { label: 'Contact Us', to: '#contact' },
};

/** HEAD-6: "Home" on the other research and conference pages is the conference hub. */
export const researchNavigation: Navigation = {
	label: 'Main',
	links: [
		{ label: 'Home', to: paths.conferenceHub },
		{ label: 'About', to: paths.about },
		{ label: 'Services', to: paths.researchServices },
		{ label: 'Products', to: paths.products },
		{ label: 'Achievements', to: paths.achievements },
	],
	dropdownAt: 5,
	action: { label: 'Contact Us', to: paths.contact },
};

export const conferenceNavigation = {
	label: 'Main',
	links: [
		{ label: 'Home', to: paths.conferenceHub },
		{ label: currentName, to: paths.conference },
		{ label: 'Proceedings', to: paths.proceedings },
		{ label: 'Sponsors', to: paths.sponsors },
		{ label: 'FAQ', to: paths.faq },
	],
	dropdownAt: 4,
	/** Said at any time; what the clock says is in `conference/registration-calls.ts`. */
	action: { label: calls.standing, to: paths.registration },
} as const satisfies Navigation;

/** SOFT-1. */
export const softwareNavigation: Navigation = {
	label: 'Software',
	links: [
		{ label: 'Home', to: '#home' },
		{ label: 'Services', to: '#services' },
		{ label: 'Technologies', to: '#technologies' },
		{ label: 'Portfolio', to: paths.portfolio },
		{ label: 'About', to: '#about' },
		{ label: 'Testimonials', to: '#testimonials' },
	],
	action: { label: 'Start Your Project', to: paths.startProject },
};

/** SVC-1: the service pages share one header, with the words of the division's first page. */
export const serviceNavigation: Navigation = {
	...softwareNavigation,
	links: [
		{ label: 'Home', to: paths.software },
		{ label: 'Services', to: paths.softwareServices },
		{ label: 'Technologies', to: paths.technologies },
		{ label: 'Portfolio', to: paths.portfolio },
		{ label: 'About', to: paths.softwareTeam },
		{ label: 'Testimonials', to: `${paths.software}#testimonials` },
	],
};

/** FOOT-2. */
export const explore: readonly Link[] = [
	{ label: 'Home', to: paths.home },
	{ label: 'Services', to: paths.softwareServices },
	{ label: 'Technologies', to: paths.technologies },
	{ label: 'About', to: paths.softwareTeam },
	{ label: 'Contact', to: paths.contactFromFooter },
];

/** FOOT-3. */
export const divisions = [
	{ label: 'Software Development', to: paths.software, thread: 'software' },
	{ label: 'Conference', to: paths.conferenceHub, thread: 'conferences' },
	{ label: 'Research', to: paths.groupHome, thread: 'research' },
] as const satisfies readonly { label: string; to: Href; thread: string }[];

/** At the foot of the footer. */
export const smallPrint: readonly Link[] = [
	{ label: 'Search and site map', to: paths.search },
	{ label: 'Privacy', to: paths.privacy },
];
