import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { allPaths, canonical, type PathName, paths, promised } from '#contract/paths.ts';
import { builtPage, grab, wordsOf } from './built.ts';
import { screen, words } from './screens/screen.ts';

/** RT-1 to RT-42 as the requirements spell them, in their order: which screen each shows by its heading. */
const rows: readonly (readonly [
	id: string,
	name: PathName,
	path: string,
	heading: string,
	canon?: string,
])[] = [
	['[RT-1]', 'home', '/', 'Research, conferences and software, woven into one practice'],
	['[RT-2]', 'landing', '/nehome', 'Conferences where a paper is heard, discussed and printed'],
	['[RT-3]', 'groupHome', '/OLDHome', 'The AEG group'],
	['[RT-4]', 'groupHomeTwin', '/OLdHome', 'The AEG group', '/OLDHome'],
	['[RT-5]', 'about', '/About', 'About AEG'],
	['[RT-6]', 'achievements', '/Achivements', 'Achievements'],
	['[RT-7]', 'researchServices', '/services', 'Machines and mats for your laboratory'],
	['[RT-8]', 'products', '/products', 'Our Products'],
	['[RT-9]', 'contact', '/ContactForm', 'Contact Us'],
	['[RT-10]', 'contactFromFooter', '/NewContactForm', 'Which desk answers what'],
	['[RT-11]', 'startProject', '/contact', 'Start your project'],
	['[RT-12]', 'conferenceHub', '/newconference', 'Conferences for people who do the research'],
	['[RT-13]', 'conferenceMenu', '/ConferenceMenu', 'Conference menu'],
	['[RT-14]', 'conference', '/Conference', 'AIC-RAETHM 2025'],
	['[RT-15]', 'upcoming', '/UpcomingConference', 'Upcoming conferences'],
	['[RT-16]', 'pastConferences', '/register', 'Past conferences'],
	['[RT-17]', 'registration', '/registerConference', 'Conference registration'],
	['[RT-18]', 'planConference', '/PlanScientificPage', 'Planning an international scientific conference?'],
	['[RT-19]', 'proposal', '/SubmitProposelForm', 'Submit a conference proposal'],
	['[RT-20]', 'sponsors', '/Sponsor', 'Sponsors and publication support'],
	['[RT-21]', 'awards', '/ConferenceAward', 'Awards and recognition'],
	['[RT-22]', 'proceedings', '/ConferenceProceding', 'Conference proceedings'],
	['[RT-23]', 'gallery', '/ConferenceGallery', 'Conference videos and galleries'],
	['[RT-24]', 'workshops', '/NewWorkshop', 'Workshops and courses'],
	['[RT-25]', 'faq', '/faq', 'Conference FAQ'],
	['[RT-26]', 'timeline', '/Timeline', 'Conference timeline 2018–2022'],
	['[RT-27]', 'webinars', '/Webinar', 'Webinars'],
	['[RT-28]', 'software', '/software', 'Software that holds together'],
	['[RT-29]', 'viewWork', '/portfolio', 'View our work', '/services/Portfolio'],
	['[RT-30]', 'mobileApps', '/services/mobile-app-development', 'One app for both stores'],
	['[RT-31]', 'hosting', '/services/WebHostingPage', 'A place where your site stays up'],
	['[RT-32]', 'apis', '/services/api-development', 'Two systems, one clear agreement'],
	['[RT-33]', 'customSoftware', '/services/custom-software-development', 'For the work that no product fits'],
	['[RT-34]', 'seo', '/services/SEOServicesPage', 'Found by the people who are looking'],
	['[RT-35]', 'webDevelopment', '/services/web-development', 'A website with a date on it'],
	['[RT-36]', 'technologies', '/services/technologies', 'Fifteen threads, one cloth'],
	['[RT-37]', 'softwareServices', '/services/service', 'Six services, side by side'],
	['[RT-38]', 'softwareTeam', '/services/AboutUs', 'About the software team'],
	['[RT-39]', 'portfolioGrid', '/services/Portfoliosec', 'Six sites, from top to bottom'],
	['[RT-40]', 'portfolio', '/services/Portfolio', 'View our work'],
	['[RT-41]', 'chat', '/WhatsAppButton', 'Chat with us'],
	['[RT-42]', 'callOrChat', '/ContactWidget', 'Call or chat'],
];

test('the contract promises these 42 addresses, the privacy page, the search page and the fibre facts', () => {
	assert.equal(rows.length, 42);
	assert.deepEqual(
		[...allPaths].sort(),
		[...rows.map(([, , path]) => path), '/privacy', '/search', '/products/facts'].sort(),
	);
});

describe('every address shows its own screen in the HTML that is sent', () => {
	for (const [id, name, path, heading, canon = path] of rows) {
		test(`${id} ${path} shows “${heading}”, with its words, title, description and canonical link`, async () => {
			assert.equal(paths[name], path);
			const html = await builtPage(path);
			assert.equal(html.match(/<h1\b/g)?.length, 1, 'one h1');
			assert.equal(words((await screen(path)).querySelector('h1')), heading);
			assert.ok(wordsOf(html).split(' ').length > 30, `${path} says too little: ${wordsOf(html)}`);
			assert.match(grab(html, /<title>([^<]+)<\/title>/) ?? '', /\S.* \| AEG$/);
			const description = grab(html, /<meta name="description" content="([^"]+)"/) ?? '';
			assert.ok(
				description.length >= 40 && description.length <= 170,
				`description of ${path}: ${description}`,
			);
			const link = grab(html, /<link rel="canonical" href="([^"]+)"/) ?? '';
			assert.equal(new URL(link).pathname, canon);
		});
	}
});

test('[RT-46] titles and descriptions are unique among canonical pages', async () => {
	const own = allPaths.filter((path) => canonical(path) === path);
	const pages = await Promise.all(own.map((path) => builtPage(path)));
	for (const pattern of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
		const found = pages.map((html) => grab(html, pattern));
		assert.equal(
			new Set(found).size,
			own.length,
			String(found.filter((one, at) => found.indexOf(one) !== at)),
		);
	}
});

test('[RT-44] another letter case or a trailing slash leads to the promised address', () => {
	assert.equal(promised('/about'), '/About');
	assert.equal(promised('/FAQ/'), '/faq');
	assert.equal(promised('/faq/'), '/faq');
	assert.equal(promised('/SERVICES/seoservicespage'), '/services/SEOServicesPage');
	assert.equal(promised('/OLdHome'), '/OLdHome');
	assert.equal(promised('/OLDHome'), '/OLDHome');
	assert.equal(promised('/'), '/');
	assert.equal(promised('/FAQ///'), '/faq');
	assert.equal(promised('//'), '/');
	assert.equal(promised('/nowhere'), undefined);
});

test('[RT-44] nothing of ours is meant by more than 200 characters, so nobody makes us read thousands', () => {
	assert.equal(promised(`/faq${'/'.repeat(196)}`), '/faq');
	assert.equal(promised(`/faq${'/'.repeat(197)}`), undefined);
	assert.equal(promised('/'.repeat(201)), undefined);
});

test('[RT-4] the twin and "View our work" name the one canonical address', () => {
	assert.equal(canonical('/OLdHome'), '/OLDHome');
	assert.equal(canonical('/portfolio'), '/services/Portfolio');
});
