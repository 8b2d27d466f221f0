/**
 * The public addresses: RT-1 to RT-42, whose odd spellings are promises (never tidy one), and our own.
 * Everywhere else an address is `paths.<name>`.
 */
export const paths = {
	home: '/',
	landing: '/nehome',
	groupHome: '/OLDHome',
	groupHomeVariant: '/OLdHome',
	about: '/About',
	achievements: '/Achivements',
	researchServices: '/services',
	products: '/products',
	contact: '/ContactForm',
	contactFromFooter: '/NewContactForm',
	startProject: '/contact',
	conferenceHub: '/newconference',
	conferenceMenu: '/ConferenceMenu',
	conference: '/Conference',
	upcoming: '/UpcomingConference',
	pastConferences: '/register',
	registration: '/registerConference',
	planConference: '/PlanScientificPage',
	proposal: '/SubmitProposelForm',
	sponsors: '/Sponsor',
	awards: '/ConferenceAward',
	proceedings: '/ConferenceProceding',
	gallery: '/ConferenceGallery',
	workshops: '/NewWorkshop',
	faq: '/faq',
	timeline: '/Timeline',
	webinars: '/Webinar',
	software: '/software',
	viewWork: '/portfolio',
	mobileApps: '/services/mobile-app-development',
	hosting: '/services/WebHostingPage',
	apis: '/services/api-development',
	customSoftware: '/services/custom-software-development',
	seo: '/services/SEOServicesPage',
	webDevelopment: '/services/web-development',
	technologies: '/services/technologies',
	softwareServices: '/services/service',
	softwareTeam: '/services/AboutUs',
	portfolioGrid: '/services/Portfoliosec',
	portfolio: '/services/Portfolio',
	chat: '/WhatsAppButton',
	callOrChat: '/ContactWidget',
	privacy: '/privacy',
	search: '/search',
	fibreFacts: '/products/facts',
} as const;

export type PathName = keyof typeof paths;
export type Path = (typeof paths)[PathName];

/** The page that a past edition of the conference keeps; the current one is at `paths.conference`. */
export type EditionPath = `${typeof paths.conference}/${string}`;

export const editionPath = (slug: string): EditionPath => `${paths.conference}/${slug}`;

/** Every address of the site, in the order of the requirements. */
export const allPaths: readonly Path[] = Object.values(paths);

/** Addresses that show the page of another one, and name that one as canonical (RT-4, RT-29). */
const canonicalOf: Partial<Record<Path, Path>> = {
	[paths.groupHomeVariant]: paths.groupHome,
	[paths.viewWork]: paths.portfolio,
};

/** The one address that search engines should keep for a page. */
export function canonical<Address extends Path | EditionPath>(path: Address): Path | Address {
	return canonicalOf[path as Path] ?? path;
}

/** Nothing longer is meant for one of our addresses, the longest of which has 37 characters: there is room for slashes. */
const longestMeant = 200;

/**
 * An address without what hands, chats and mail programs add to one: spaces and signs that nobody sees, slashes twice or
 * at the end, the full stop or bracket of the sentence around it.
 */
function withoutAdditions(address: string): string {
	const words = address.replace(/[\s\p{Cf}]|%20/gu, '').replace(/[/\\]+/g, '/');
	return `/${words.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')}`;
}

/**
 * The promised address that a visitor meant who typed another letter case or whose program added something (RT-44).
 * @param asked the path part of a URL, decoded, without query; of any length
 * @param addresses those that there are; the pages of past editions are known to the build alone
 * @returns the address to lead to, or undefined when nothing of ours is meant
 */
export function promised(asked: string, addresses: readonly string[] = allPaths): string | undefined {
	if (asked.length > longestMeant) return undefined;
	const wanted = withoutAdditions(asked);
	const exact = addresses.find((path) => path === wanted);
	return exact ?? addresses.find((path) => path.toLowerCase() === wanted.toLowerCase());
}
