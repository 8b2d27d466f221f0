import { layout, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { type Path, paths } from '../contract/paths.ts';

/** The seating plan: which shell holds which page. */

/** One address and the file of its screen. The router is blind to letter case, so the group's home seats its twin too. */
function seat(path: Path, page: string): RouteConfigEntry {
	return path === '/'
		? { id: path, index: true, file: `pages/${page}.tsx` }
		: { id: path, path: path.slice(1), file: `pages/${page}.tsx` };
}

function answer(name: string, page = `answers/${name}`): RouteConfigEntry {
	return { id: `answer-${name}`, path: `answers/${name}`, file: `pages/${page}.tsx` };
}

export default [
	layout('shells/landing.tsx', [seat(paths.home, 'group/home'), seat(paths.landing, 'group/landing')]),
	layout('shells/group.tsx', [
		seat(paths.groupHome, 'group/group-home'),
		seat(paths.about, 'group/about'),
		seat(paths.contact, 'group/contact'),
		seat(paths.contactFromFooter, 'group/contact-from-footer'),
		seat(paths.chat, 'group/chat'),
		seat(paths.callOrChat, 'group/call-or-chat'),
		seat(paths.privacy, 'group/privacy'),
		seat(paths.search, 'group/search'),
		answer('message-sent'),
		answer('message-failed'),
		answer('not-found', 'not-found'),
		answer('error'),
		{ id: 'not-found', path: '*', file: 'pages/not-found.tsx' },
	]),
	layout('shells/research.tsx', [
		seat(paths.achievements, 'research/achievements'),
		seat(paths.researchServices, 'research/services'),
		seat(paths.products, 'research/products'),
		seat(paths.fibreFacts, 'research/fibre-facts'),
	]),
	layout('shells/conference.tsx', [
		seat(paths.conferenceHub, 'conference/hub'),
		seat(paths.conferenceMenu, 'conference/menu'),
		seat(paths.conference, 'conference/conference'),
		seat(paths.upcoming, 'conference/upcoming'),
		seat(paths.pastConferences, 'conference/past'),
		seat(paths.registration, 'conference/registration'),
		seat(paths.planConference, 'conference/plan'),
		seat(paths.proposal, 'conference/proposal'),
		seat(paths.sponsors, 'conference/sponsors'),
		seat(paths.awards, 'conference/awards'),
		seat(paths.proceedings, 'conference/proceedings'),
		seat(paths.gallery, 'conference/gallery'),
		seat(paths.workshops, 'conference/workshops'),
		seat(paths.faq, 'conference/faq'),
		seat(paths.timeline, 'conference/timeline'),
		seat(paths.webinars, 'conference/webinars'),
		answer('registration-sent'),
		answer('registration-failed'),
		answer('document-refused'),
	]),
	layout('shells/software.tsx', [seat(paths.software, 'software/software')]),
	layout('shells/service.tsx', [
		seat(paths.startProject, 'software/start-project'),
		seat(paths.viewWork, 'software/services/portfolio'),
		seat(paths.mobileApps, 'software/services/mobile-apps'),
		seat(paths.hosting, 'software/services/hosting'),
		seat(paths.apis, 'software/services/apis'),
		seat(paths.customSoftware, 'software/services/custom-software'),
		seat(paths.seo, 'software/services/seo'),
		seat(paths.webDevelopment, 'software/services/web-development'),
		seat(paths.technologies, 'software/services/technologies'),
		seat(paths.softwareServices, 'software/services/all-services'),
		seat(paths.softwareTeam, 'software/services/team'),
		seat(paths.portfolioGrid, 'software/services/portfolio-grid'),
		seat(paths.portfolio, 'software/services/portfolio'),
	]),
] satisfies RouteConfig;
