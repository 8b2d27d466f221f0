import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { allPaths, canonical, promised } from '#contract/paths.ts';
import { builtPage, grab, wordsOf } from './built.ts';

/** RT-1 to RT-42 as the requirements spell them, in their order. */
const requirements = {
	'[RT-1]': '/',
	'[RT-2]': '/nehome',
	'[RT-3]': '/OLDHome',
	'[RT-4]': '/OLdHome',
	'[RT-5]': '/About',
	'[RT-6]': '/Achivements',
	'[RT-7]': '/services',
	'[RT-8]': '/products',
	'[RT-9]': '/ContactForm',
	'[RT-10]': '/NewContactForm',
	'[RT-11]': '/contact',
	'[RT-12]': '/newconference',
	'[RT-13]': '/ConferenceMenu',
	'[RT-14]': '/Conference',
	'[RT-15]': '/UpcomingConference',
	'[RT-16]': '/register',
	'[RT-17]': '/registerConference',
	'[RT-18]': '/PlanScientificPage',
	'[RT-19]': '/SubmitProposelForm',
	'[RT-20]': '/Sponsor',
	'[RT-21]': '/ConferenceAward',
	'[RT-22]': '/ConferenceProceding',
	'[RT-23]': '/ConferenceGallery',
	'[RT-24]': '/NewWorkshop',
	'[RT-25]': '/faq',
	'[RT-26]': '/Timeline',
	'[RT-27]': '/Webinar',
	'[RT-28]': '/software',
	'[RT-29]': '/portfolio',
	'[RT-30]': '/services/mobile-app-development',
	'[RT-31]': '/services/WebHostingPage',
	'[RT-32]': '/services/api-development',
	'[RT-33]': '/services/custom-software-development',
	'[RT-34]': '/services/SEOServicesPage',
	'[RT-35]': '/services/web-development',
	'[RT-36]': '/services/technologies',
	'[RT-37]': '/services/service',
	'[RT-38]': '/services/AboutUs',
	'[RT-39]': '/services/Portfoliosec',
	'[RT-40]': '/services/Portfolio',
	'[RT-41]': '/WhatsAppButton',
	'[RT-42]': '/ContactWidget',
} as const;

test('the contract promises these 42 addresses, the privacy page and the search page', () => {
	assert.equal(Object.keys(requirements).length, 42);
	assert.deepEqual([...allPaths].sort(), [...Object.values(requirements), '/privacy', '/search'].sort());
});

describe('every address is a page of its own in the HTML that is sent', () => {
	for (const [id, path] of Object.entries(requirements)) {
		test(`${id} ${path} has its heading, its words, its title, description and canonical link`, async () => {
			const html = await builtPage(path);
			assert.equal(html.match(/<h1\b/g)?.length, 1, 'one h1');
			assert.ok(wordsOf(html).split(' ').length > 30, `${path} says too little: ${wordsOf(html)}`);
			assert.match(grab(html, /<title>([^<]+)<\/title>/) ?? '', /\S.* \| AEG$/);
			const description = grab(html, /<meta name="description" content="([^"]+)"/) ?? '';
			assert.ok(
				description.length >= 40 && description.length <= 170,
				`description of ${path}: ${description}`,
			);
			const link = grab(html, /<link rel="canonical" href="([^"]+)"/) ?? '';
			assert.equal(new URL(link).pathname, canonical(path));
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
