import { currentName, pastNames } from '#content/conference-names.ts';
import type { PageMeta, SiteMapGroup } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

/** The search page, which without script is a plain map of the site. */

export const meta: PageMeta = {
	path: 'search',
	title: 'Search and site map',
	description:
		'Search the site of AEG Consultancy Services by a word or a question, or choose a page from the list of all pages.',
};

export const intro = {
	heading: 'Search and site map',
	lead: 'Every page of this site is listed below.',
	/** Where the search cannot run. */
	plain: 'The search needs JavaScript. The list below does not.',
};

export const siteMap: readonly SiteMapGroup[] = [
	{
		heading: 'AEG',
		thread: 'group',
		links: [
			{ label: 'Home', to: paths.home },
			{ label: 'International scientific conferences', to: paths.landing },
			{ label: 'The AEG group', to: paths.groupHome },
			{ label: 'About AEG', to: paths.about },
			{ label: 'Contact', to: paths.contact },
			{ label: 'How can we help?', to: paths.contactFromFooter },
			{ label: 'Chat with us', to: paths.chat },
			{ label: 'Call or chat', to: paths.callOrChat },
			{ label: 'Privacy', to: paths.privacy },
		],
	},
	{
		heading: 'Research',
		thread: 'research',
		links: [
			{ label: 'Research services', to: paths.researchServices },
			{ label: 'Research consultancy', to: `${paths.researchServices}#consultancy` },
			{ label: 'Publication support', to: `${paths.researchServices}#publication` },
			{ label: 'Products: fibre mats', to: paths.products },
			{ label: 'Fibre facts and their sources', to: paths.fibreFacts },
			{ label: 'Achievements and clients', to: paths.achievements },
		],
	},
	{
		heading: 'Conferences',
		thread: 'conferences',
		links: [
			{ label: 'Attend, organise, join', to: paths.conferenceHub },
			{ label: 'Conference menu', to: paths.conferenceMenu },
			{ label: currentName, to: paths.conference },
			...pastNames.map(({ name, address }) => ({ label: name, to: address })),
			{ label: 'Upcoming conferences', to: paths.upcoming },
			{ label: 'Past conferences', to: paths.pastConferences },
			{ label: 'Registration', to: paths.registration },
			{ label: 'Plan a scientific conference', to: paths.planConference },
			{ label: 'Submit a proposal', to: paths.proposal },
			{ label: 'Sponsors and publication support', to: paths.sponsors },
			{ label: 'Awards and recognition', to: paths.awards },
			{ label: 'Proceedings', to: paths.proceedings },
			{ label: 'Videos and galleries', to: paths.gallery },
			{ label: 'Workshops and courses', to: paths.workshops },
			{ label: 'Conference FAQ', to: paths.faq },
			{ label: 'Timeline and calendar', to: paths.timeline },
			{ label: 'Webinars', to: paths.webinars },
		],
	},
	{
		heading: 'Software',
		thread: 'software',
		links: [
			{ label: 'Software development', to: paths.software },
			{ label: 'Compare software services', to: paths.softwareServices },
			{ label: 'Mobile app development', to: paths.mobileApps },
			{ label: 'Web development', to: paths.webDevelopment },
			{ label: 'API development', to: paths.apis },
			{ label: 'Custom software', to: paths.customSoftware },
			{ label: 'Web hosting', to: paths.hosting },
			{ label: 'SEO services', to: paths.seo },
			{ label: 'Technologies', to: paths.technologies },
			{ label: 'Portfolio', to: paths.portfolio },
			{ label: 'Portfolio in screenshots', to: paths.portfolioGrid },
			{ label: 'How our software team works', to: paths.softwareTeam },
			{ label: 'Start your project', to: paths.startProject },
		],
	},
];
