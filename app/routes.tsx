import { type RouteObject, useRoutes } from 'react-router';
import { pastNames } from '#content/conference-names.ts';
import { researchNavigation, softwareNavigation } from '#content/site/navigation.ts';
import { type Path, paths } from '#contract/paths.ts';
import * as timings from './behaviours/timings.ts';
import { liveSubmission } from './forms/live-submission.ts';
import { ConferenceLayout } from './layouts/conference.tsx';
import { GroupLayout } from './layouts/group.tsx';
import { LandingLayout } from './layouts/landing.tsx';
import { Layout } from './layouts/layout.tsx';
import { PageOrError } from './layouts/page-or-error.tsx';
import { Root } from './layouts/root.tsx';
import { ServicePage } from './layouts/service.tsx';
import { pageModule } from './navigation/page-module.ts';
import { type LoadPage, page } from './navigation/page-route.ts';

/** The route table: which layout holds which page. */

const form = liveSubmission.bring;

/** A page that fetches the people or the photos of its edition too before it is shown. */
const editionPage = (path: Path, bring: () => Promise<{ readonly load: LoadPage }>, near?: typeof form) =>
	page(path, async () => (await bring()).load(), near);

/** A page whose form stands in its first view. */
const formPage = (path: Path, load: LoadPage) =>
	page(path, async () => (await Promise.all([load(), form()]))[0]);

const notFound = page('*', () => import('./pages/not-found.tsx'));
/**
 * An address that this tab does not know may be that of a page of a newer build. It has no module here, so it comes as a
 * document, also where the server has no such page (RT-43).
 */
const unknownPage = pageModule(() => Promise.reject(), import.meta.url, { failedBefore: true });
const portfolio = () => import('./pages/software/services/portfolio.tsx');

const layouts: RouteObject[] = [
	{
		Component: LandingLayout,
		children: [
			page(paths.home, () => import('./pages/group/home.tsx'), form),
			page(paths.landing, () => import('./pages/group/landing.tsx'), form),
		],
	},
	{
		Component: GroupLayout,
		children: [
			page(paths.groupHome, () => import('./pages/group/group-home.tsx')),
			page(paths.about, () => import('./pages/group/about.tsx')),
			formPage(paths.contact, () => import('./pages/group/contact.tsx')),
			page(paths.contactFromFooter, () => import('./pages/group/contact-from-footer.tsx'), form),
			page(paths.chat, () => import('./pages/group/chat.tsx')),
			page(paths.callOrChat, () => import('./pages/group/call-or-chat.tsx')),
			page(paths.privacy, () => import('./pages/group/privacy.tsx')),
			page(paths.search, () => import('./pages/group/search.tsx')),
			{ ...notFound, handle: { ...notFound.handle, load: unknownPage.load } },
		],
	},
	{
		element: <Layout thread="research" navigation={researchNavigation} />,
		children: [
			page(paths.achievements, () => import('./pages/research/achievements.tsx')),
			page(paths.researchServices, () => import('./pages/research/services.tsx')),
			page(paths.products, () => import('./pages/research/products.tsx')),
			page(paths.fibreFacts, () => import('./pages/research/fibre-facts.tsx')),
		],
	},
	{
		Component: ConferenceLayout,
		children: [
			page(paths.conferenceHub, () => import('./pages/conference/hub.tsx')),
			page(paths.conferenceMenu, () => import('./pages/conference/menu.tsx')),
			editionPage(paths.conference, () => import('./pages/conference/conference.tsx'), form),
			page(paths.upcoming, () => import('./pages/conference/upcoming.tsx')),
			page(paths.pastConferences, () => import('./pages/conference/past.tsx')),
			formPage(paths.registration, () => import('./pages/conference/registration.tsx')),
			page(paths.planConference, () => import('./pages/conference/plan.tsx')),
			formPage(paths.proposal, () => import('./pages/conference/proposal.tsx')),
			page(paths.sponsors, () => import('./pages/conference/sponsors.tsx')),
			page(paths.awards, () => import('./pages/conference/awards.tsx')),
			editionPage(paths.proceedings, () => import('./pages/conference/proceedings.tsx')),
			editionPage(paths.gallery, () => import('./pages/conference/gallery.tsx')),
			...pastNames.map(({ slug, address }) =>
				page(address, async () => (await import('./pages/conference/past-edition.tsx')).load(slug)),
			),
			page(paths.workshops, () => import('./pages/conference/workshops.tsx')),
			page(paths.faq, () => import('./pages/conference/faq.tsx')),
			page(paths.timeline, () => import('./pages/conference/timeline.tsx')),
			page(paths.webinars, () => import('./pages/conference/webinars.tsx')),
		],
	},
	{
		// anchors in the header, which changes after 50 px (SOFT-1)
		element: <Layout thread="software" navigation={softwareNavigation} stuckBeyond={timings.navbarBeyond} />,
		children: [page(paths.software, () => import('./pages/software/software.tsx'))],
	},
	...[
		formPage(paths.startProject, () => import('./pages/software/start-project.tsx')),
		page(paths.viewWork, portfolio),
		page(paths.mobileApps, () => import('./pages/software/services/mobile-apps.tsx')),
		page(paths.hosting, () => import('./pages/software/services/hosting.tsx')),
		page(paths.apis, () => import('./pages/software/services/apis.tsx')),
		page(paths.customSoftware, () => import('./pages/software/services/custom-software.tsx')),
		page(paths.seo, () => import('./pages/software/services/seo.tsx')),
		page(paths.webDevelopment, () => import('./pages/software/services/web-development.tsx')),
		page(paths.technologies, () => import('./pages/software/services/technologies.tsx')),
		page(paths.softwareServices, () => import('./pages/software/services/all-services.tsx')),
		page(paths.softwareTeam, () => import('./pages/software/services/team.tsx')),
		page(paths.portfolioGrid, () => import('./pages/software/services/portfolio-grid.tsx')),
		page(paths.portfolio, portfolio),
	].map(({ path, handle }) => ({ path, handle, element: <ServicePage page={handle} /> })),
];

/** An error in a page is shown inside the root, which goes on minding scroll and focus. */
export const inRoot = (children: RouteObject[]): RouteObject => ({
	Component: Root,
	children: [{ Component: PageOrError, children }],
});

export const routes: RouteObject[] = [inRoot(layouts)];

/** The page that the address names, in its layout. */
export const Pages = ({ routes }: { readonly routes: RouteObject[] }) => useRoutes(routes);
