import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Intro } from '#content/shapes.ts';
import * as apis from '#content/software/apis.ts';
import * as custom from '#content/software/custom-software.ts';
import * as hosting from '#content/software/hosting.ts';
import * as mobile from '#content/software/mobile-apps.ts';
import * as seo from '#content/software/seo.ts';
import * as software from '#content/software/software.ts';
import * as technologies from '#content/software/technologies.ts';
import * as web from '#content/software/web-development.ts';
import { all, band, entries, figures, links, names, plans, screen, words } from '../pages/page.ts';

/** As many entries as asked stand under each heading of a page, or more. */
function counted(
	page: Element,
	counts: readonly (readonly [intro: Pick<Intro, 'heading'>, least: number])[],
): void {
	for (const [{ heading }, least] of counts) assert.ok(entries(band(page, heading)).length >= least, heading);
}

/** The links of the last band, which calls to act. */
const closing = (page: Element) => links(all(page, 'section').at(-1) ?? page);

test('[SOFT-2] [SOFT-5] the opening leads to /contact and /portfolio, and the page states 50+ regions', async () => {
	const page = await screen('/software');
	assert.deepEqual(links(band(page, software.opening.heading)).slice(0, 2), [
		['Start Your Project', '/contact'],
		['View Our Work', '/portfolio'],
	]);
	assert.ok(figures(page).includes('50+ Regions'));
});

test('[SOFT-3] six cards lead to the service pages; 15 technologies, five steps, four strengths', async () => {
	const page = await screen('/software');
	assert.deepEqual(
		links(band(page, software.servicesIntro.heading))
			.map(([, to]) => to)
			.sort(),
		[
			'/services/SEOServicesPage',
			'/services/WebHostingPage',
			'/services/api-development',
			'/services/custom-software-development',
			'/services/mobile-app-development',
			'/services/web-development',
		],
	);
	counted(page, [
		[software.servicesIntro, 6],
		[software.technologiesIntro, 15],
		[software.processIntro, 5],
		[{ heading: software.strengthsHeading }, 4],
	]);
	const tiles = names(band(page, software.technologiesIntro.heading));
	assert.equal(new Set(tiles).size, tiles.length);
});

test('[RT-36] the page of technologies shows the 15 tiles', async () => {
	const page = await screen('/services/technologies');
	const tiles = technologies.shelves.flatMap(({ heading }) => names(band(page, heading)));
	assert.ok(new Set(tiles).size >= 15, tiles.join());
});

test('[SOFT-3] no rating stands on the six cards: nobody has given one', async () => {
	assert.doesNotMatch(
		words(band(await screen('/software'), software.servicesIntro.heading)),
		/rated|out of 5/i,
	);
});

test('[SOFT-4] three testimonials, each rated 5', () => {
	assert.ok(software.testimonials.length >= 3);
	for (const { rating, name } of software.testimonials) assert.equal(rating, 5, name);
});

test('[SOFT-5] the strengths state 99.9% uptime, 30% faster delivery, 95% growth and 24/7 support', async () => {
	const strengths = band(await screen('/software'), software.strengthsHeading);
	const stated = entries(strengths).map((one) => words(one.querySelector('p')));
	assert.deepEqual(stated, [
		'99.9% uptime',
		'30% faster delivery',
		'95% of clients report growth',
		'24/7 support',
	]);
});

test('[SOFT-5] the other software pages state the same figures', async () => {
	const stated = figures(await screen('/services/api-development'));
	assert.deepEqual(stated, ['10,000+ developers', '50+ regions', '99.9% uptime', '24/7 support']);
	const team = figures(await screen('/services/AboutUs'));
	assert.deepEqual(team, [
		'30% faster delivery',
		'95% of clients report growth',
		'24/7 support',
		'50+ regions',
	]);
});

test('[MOB-1] hero, 7 tools, 6 services, 6 steps, 8 features, 6 categories with examples', async () => {
	const page = await screen('/services/mobile-app-development');
	assert.notEqual(words(page.querySelector('.headline:has(h1) + p')), '');
	counted(page, [
		[mobile.stackIntro, 7],
		[mobile.servicesIntro, 6],
		[mobile.processIntro, 6],
		[mobile.featuresIntro, 8],
		[mobile.categoriesIntro, 6],
	]);
	for (const category of entries(band(page, mobile.categoriesIntro.heading)))
		assert.ok(entries(category).length > 0);
	assert.deepEqual(closing(page), [['Start Your App', '/contact?topic=mobile-app']]);
});

test('[API-2] Starter $0, Pro $49 marked most popular, Enterprise custom, each with its limits', async () => {
	const page = await screen('/services/api-development');
	const [starter, pro, enterprise, ...more] = plans(band(page, apis.plansIntro.heading));
	assert.deepEqual(starter, ['Starter', '$0', '10 endpoints', '100K requests/month']);
	assert.deepEqual(pro, ['Pro Most popular', '$49', 'Unlimited endpoints', '1M requests/month']);
	assert.deepEqual(enterprise?.slice(0, 2), ['Enterprise', 'Custom']);
	assert.deepEqual(more, []);
	assert.deepEqual(
		closing(page).map(([label]) => label),
		['Schedule Demo', 'Contact Sales Team'],
	);
});

test('[CUST-1] a stack of 7, a process of 4 steps, 6 services, a call to action', async () => {
	const page = await screen('/services/custom-software-development');
	counted(page, [
		[custom.stackIntro, 7],
		[custom.processIntro, 4],
		[custom.servicesIntro, 6],
	]);
	assert.match(closing(page)[0]?.[1] ?? '', /^\/contact\?topic=/);
});

test('[WDEV-2] Starter free with 1 page; Essential 8, Economy 15 custom, Deluxe unlimited, priced per requirement', async () => {
	assert.deepEqual(plans(band(await screen('/services/web-development'), web.plansIntro.heading)), [
		['Starter', 'Free', '1 page'],
		['Essential', 'Priced per requirement', '8 pages'],
		['Economy', 'Priced per requirement', '15 custom pages'],
		['Deluxe', 'Priced per requirement', 'Unlimited pages'],
	]);
});

test('[WDEV-2] a simple website takes 1-2 weeks, a complex one 6-12', async () => {
	assert.deepEqual(figures(await screen('/services/web-development')), [
		'1-2 weeks Simple website',
		'6-12 weeks Complex website',
	]);
});

test('[SEO-1] three figures, 6 services with feature lists, 3 testimonials, the free audit', async () => {
	const page = await screen('/services/SEOServicesPage');
	assert.deepEqual(figures(page), ['500+ sites optimized', '250% traffic increase', '95% satisfaction']);
	const services = entries(band(page, seo.servicesIntro.heading));
	assert.ok(services.length >= 6);
	for (const service of services) assert.ok(entries(service).length > 1, words(service));
	const said = entries(band(page, seo.testimonialsHeading));
	assert.ok(said.length >= 3);
	for (const one of said) {
		assert.match(words(one), /^Rated 5 out of 5 /);
		assert.notEqual(words(one.querySelector('blockquote')), '');
		assert.match(words(one.querySelector('figcaption')), /^[A-Z]{2} \S.* \S/, 'initials, name, company');
	}
	assert.deepEqual(closing(page), [['Get Free SEO Audit', '/contact?topic=seo-audit']]);
});

test('[HOST-1] 4 benefits, 4 specs, 10 Gbps and up to 1TB NVMe among them, a call to action', async () => {
	const page = await screen('/services/WebHostingPage');
	counted(page, [
		[hosting.benefitsIntro, 4],
		[hosting.specsIntro, 4],
	]);
	const specs = figures(band(page, hosting.specsIntro.heading));
	assert.ok(specs.includes('10 Gbps Network') && specs.includes('Up to 1TB NVMe Storage'), specs.join());
	assert.deepEqual(closing(page), [['Ask about hosting', '/contact?topic=hosting']]);
});

test('[HOST-2] three plans by websites and space, with unlimited bandwidth and money back, without a price', async () => {
	const page = await screen('/services/WebHostingPage');
	const always = ['Unlimited bandwidth', '30-day money-back guarantee'];
	assert.deepEqual(plans(band(page, hosting.plansIntro.heading)), [
		['Starter', 'Priced on request', '1 website', '10 GB', ...always],
		['Professional', 'Priced on request', '5 websites', '50 GB', ...always],
		['Enterprise', 'Priced on request', 'Unlimited websites', '200 GB', ...always],
	]);
	assert.doesNotMatch(words(page), /[$₹€]|INR|Rs\b|per month/);
});

test('[PORT-2] a grid of screenshots, three of which open their site, or its design study in full', async () => {
	const page = await screen('/services/Portfoliosec');
	const shots = all(page, 'article');
	const outside = shots.flatMap(links).filter(([, to]) => /^https:\/\/|^\/pictures\//.test(to ?? ''));
	assert.equal(new Set(outside.map(([, to]) => to)).size, 3);
	assert.ok(shots.length > 3);
});
