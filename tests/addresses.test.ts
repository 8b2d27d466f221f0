import assert from 'node:assert/strict';
import { glob } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, test } from 'node:test';
import { sitePaths } from '#app/editions/site-paths.ts';
import { siteTitle } from '#app/seo/site-title.ts';
import type { PageMeta } from '#content/shapes.ts';
import { allPaths, canonical, type PathName, paths, promised } from '#contract/paths.ts';
import { saidBy } from '../scripts/said-by.ts';
import { builtPage, grab, wordsOf } from './built.ts';
import { screen, words } from './pages/page.ts';

/** RT-1 to RT-42 as the requirements spell them, in their order. */
const rows: readonly (readonly [id: string, name: PathName, path: string, canon?: string])[] = [
	['[RT-1]', 'home', '/'],
	['[RT-2]', 'landing', '/nehome'],
	['[RT-3]', 'groupHome', '/OLDHome'],
	['[RT-4]', 'groupHomeVariant', '/OLdHome', '/OLDHome'],
	['[RT-5]', 'about', '/About'],
	['[RT-6]', 'achievements', '/Achivements'],
	['[RT-7]', 'researchServices', '/services'],
	['[RT-8]', 'products', '/products'],
	['[RT-9]', 'contact', '/ContactForm'],
	['[RT-10]', 'contactFromFooter', '/NewContactForm'],
	['[RT-11]', 'startProject', '/contact'],
	['[RT-12]', 'conferenceHub', '/newconference'],
	['[RT-13]', 'conferenceMenu', '/ConferenceMenu'],
	['[RT-14]', 'conference', '/Conference'],
	['[RT-15]', 'upcoming', '/UpcomingConference'],
	['[RT-16]', 'pastConferences', '/register'],
	['[RT-17]', 'registration', '/registerConference'],
	['[RT-18]', 'planConference', '/PlanScientificPage'],
	['[RT-19]', 'proposal', '/SubmitProposelForm'],
	['[RT-20]', 'sponsors', '/Sponsor'],
	['[RT-21]', 'awards', '/ConferenceAward'],
	['[RT-22]', 'proceedings', '/ConferenceProceding'],
	['[RT-23]', 'gallery', '/ConferenceGallery'],
	['[RT-24]', 'workshops', '/NewWorkshop'],
	['[RT-25]', 'faq', '/faq'],
	['[RT-26]', 'timeline', '/Timeline'],
	['[RT-27]', 'webinars', '/Webinar'],
	['[RT-28]', 'software', '/software'],
	['[RT-29]', 'viewWork', '/portfolio', '/services/Portfolio'],
	['[RT-30]', 'mobileApps', '/services/mobile-app-development'],
	['[RT-31]', 'hosting', '/services/WebHostingPage'],
	['[RT-32]', 'apis', '/services/api-development'],
	['[RT-33]', 'customSoftware', '/services/custom-software-development'],
	['[RT-34]', 'seo', '/services/SEOServicesPage'],
	['[RT-35]', 'webDevelopment', '/services/web-development'],
	['[RT-36]', 'technologies', '/services/technologies'],
	['[RT-37]', 'softwareServices', '/services/service'],
	['[RT-38]', 'softwareTeam', '/services/AboutUs'],
	['[RT-39]', 'portfolioGrid', '/services/Portfoliosec'],
	['[RT-40]', 'portfolio', '/services/Portfolio'],
	['[RT-41]', 'chat', '/WhatsAppButton'],
	['[RT-42]', 'callOrChat', '/ContactWidget'],
];

test('the contract promises these 42 addresses, and no address twice', () => {
	assert.equal(rows.length, 42);
	for (const [, , path] of rows)
		assert.ok(
			allPaths.some((one) => one === path),
			path,
		);
	assert.equal(new Set(allPaths).size, allPaths.length);
});

/** The title that the content gives to the page of an address; the words of the page stand in the same module. */
async function titles(): Promise<ReadonlyMap<PathName, string>> {
	const modules = (await Array.fromAsync(glob('**/*.ts', { cwd: 'content' }))).filter(
		(file) => !file.includes('.test.'),
	);
	const exports = await Promise.all(modules.map((file) => import(resolve('content', file))));
	const metas = exports
		.flatMap((exported) => Object.values(saidBy(exported)) as ({ meta?: PageMeta } & Partial<PageMeta>)[])
		.map((one) => one?.meta ?? one)
		.filter(
			(one): one is PageMeta =>
				one?.path !== undefined && one.description !== undefined && one.address === undefined,
		);
	return new Map(metas.map(({ path, title }) => [path, title]));
}

describe('every address shows its own screen in the HTML that is sent', async () => {
	const titled = await titles();
	const nameOf = new Map(rows.map(([, name, path]) => [path, name]));
	for (const [id, name, path, canon = path] of rows) {
		test(`${id} ${path} shows its heading and words, with its own title, description and canonical link`, async () => {
			assert.equal(paths[name], path);
			const html = await builtPage(path);
			assert.equal(html.match(/<h1\b/g)?.length, 1, 'one h1');
			assert.notEqual(words((await screen(path)).querySelector('h1')), '');
			assert.ok(wordsOf(html).split(' ').length > 30, `${path} says too little: ${wordsOf(html)}`);
			const title = titled.get(nameOf.get(canon) ?? name);
			assert.equal(grab(html, /<meta property="og:title" content="([^"]+)"/), title);
			assert.equal(grab(html, /<title>([^<]+)<\/title>/), siteTitle(title ?? ''));
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

test('[RT-46] every description has 110 to 155 characters, so that it is shown whole', async () => {
	for (const path of sitePaths) {
		const said = grab(await builtPage(path), /<meta name="description" content="([^"]*)"/) ?? '';
		const { length } = said.replace(/&[\w#]+;/g, '&');
		assert.ok(length >= 110 && length <= 155, `${path} has ${length}: ${said}`);
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

test('[RT-44] what a mail program, a chat or a hand adds to an address leads to the page', () => {
	for (const asked of [
		...['/faq ', '/ faq', '/faq\n', '/faq\u00a0', '/faq\u200b', '\ufeff/faq', '/faq%20', '/f\u00adaq'],
		...['//faq', '///faq//', '/\\faq', '/faq/.', '/faq/)'],
		...['/faq.', '/faq,', '/faq;', '/faq:', '/faq!', '/faq?', '/faq...', '/faq)', '/faq).', '/faq]', '/faq}'],
		...[
			'/faq>',
			'/faq>.',
			'/faq"',
			"/faq'",
			'/faq”',
			'/faq’',
			'/faq»',
			'/faq…',
			'/faq*',
			'/faq**',
			'/faq_',
			'/(faq)',
		],
		...['/faq|', '/faq`', '/faq।', '/FAQ/. '],
	])
		assert.equal(promised(asked), '/faq', JSON.stringify(asked));
	assert.equal(promised('/services//api-development.'), '/services/api-development');
	assert.equal(promised('/services/web-\r\n development'), '/services/web-development');
	assert.equal(promised('/)'), '/');
});

test('[RT-44] what stands inside an address is no addition, and another host is none of ours', () => {
	for (const asked of ['/f.aq', '/faq.html', '/faq/faq', '//evil.example', '//evil.example/faq'])
		assert.equal(promised(asked), undefined, asked);
});

test('[RT-44] nothing of ours is meant by more than 200 characters, so nobody makes us read thousands', () => {
	assert.equal(promised(`/faq${'/'.repeat(196)}`), '/faq');
	assert.equal(promised(`/faq${'/'.repeat(197)}`), undefined);
	assert.equal(promised('/'.repeat(201)), undefined);
});

test('[RT-4] the case variant and "View our work" name the one canonical address', () => {
	assert.equal(canonical('/OLdHome'), '/OLDHome');
	assert.equal(canonical('/portfolio'), '/services/Portfolio');
});
