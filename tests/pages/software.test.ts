import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as apis from '#content/software/apis.ts';
import * as custom from '#content/software/custom-software.ts';
import * as hosting from '#content/software/hosting.ts';
import * as mobile from '#content/software/mobile-apps.ts';
import { apiPlans, hostingPlans, websitePlans } from '#content/software/plans.ts';
import * as portfolio from '#content/software/portfolio.ts';
import * as seo from '#content/software/seo.ts';
import * as software from '#content/software/software.ts';
import { technologies } from '#content/software/technologies.ts';
import * as web from '#content/software/web-development.ts';
import { type Path, paths } from '#contract/paths.ts';
import { all, band, entries, figures, links, plans, screen, shows, words } from './page.ts';

/** Whatever the lists of content hold, the pages show. What they hold at delivery is asked in tests/delivery/. */

type Entry = { readonly title: string } | { readonly name: string };
const titleOf = (one: Entry) => ('title' in one ? one.title : one.name);

const lists: readonly (readonly [id: string, path: Path, heading: string, entries: readonly Entry[]])[] = [
	['[SOFT-3]', paths.software, software.servicesIntro.heading, software.services],
	['[SOFT-3]', paths.software, software.technologiesIntro.heading, technologies],
	['[SOFT-3]', paths.software, software.processIntro.heading, software.process],
	['[MOB-1]', paths.mobileApps, mobile.stackIntro.heading, mobile.stack],
	['[MOB-1]', paths.mobileApps, mobile.servicesIntro.heading, mobile.services],
	['[MOB-1]', paths.mobileApps, mobile.processIntro.heading, mobile.process],
	['[MOB-1]', paths.mobileApps, mobile.featuresIntro.heading, mobile.features],
	['[MOB-1]', paths.mobileApps, mobile.categoriesIntro.heading, mobile.categories],
	['[API-1]', paths.apis, apis.featuresIntro.heading, apis.features],
	['[CUST-1]', paths.customSoftware, custom.stackIntro.heading, custom.stack],
	['[CUST-1]', paths.customSoftware, custom.processIntro.heading, custom.process],
	['[CUST-1]', paths.customSoftware, custom.servicesIntro.heading, custom.services],
	['[WDEV-1]', paths.webDevelopment, web.servicesIntro.heading, web.services],
	['[WDEV-1]', paths.webDevelopment, web.teamIntro.heading, web.team],
	['[WDEV-1]', paths.webDevelopment, web.projectsIntro.heading, web.projects],
	['[SEO-1]', paths.seo, seo.servicesIntro.heading, seo.services],
	['[SEO-1]', paths.seo, seo.testimonialsHeading, seo.testimonials],
	['[HOST-1]', paths.hosting, hosting.benefitsIntro.heading, hosting.benefits],
];

for (const [id, path, heading, entries] of lists)
	test(`${id} ${path} shows every entry of “${heading}”`, async () => {
		shows(await screen(path), heading, entries.map(titleOf));
	});

const offers = [
	['[API-2]', paths.apis, apis.plansIntro.heading, apiPlans, undefined],
	['[WDEV-2]', paths.webDevelopment, web.plansIntro.heading, websitePlans, web.unpriced],
	['[HOST-2]', paths.hosting, hosting.plansIntro.heading, hostingPlans, hosting.unpriced],
] as const;

for (const [id, path, heading, list, unpriced] of offers)
	test(`${id} ${path} shows every plan with its price, or that there is none, and what it holds`, async () => {
		const page = await screen(path);
		if (list.length === 0) return shows(page, heading, []);
		const shown = plans(band(page, heading));
		assert.equal(shown.length, list.length);
		for (const [at, { name, price, popular, features }] of list.entries())
			assert.deepEqual(shown[at], [
				popular ? `${name} Most popular` : name,
				price ?? unpriced,
				...features.slice(0, (shown[at]?.length ?? 2) - 2),
			]);
	});

test('[SOFT-2] the opening leads to the projects and to the work, of which it shows the newest three at most', async () => {
	const opening = band(await screen(paths.software), software.opening.heading);
	const shown = portfolio.previews.slice(0, 3);
	assert.deepEqual(
		links(opening).map(([, to]) => to),
		[paths.startProject, paths.viewWork, ...shown.map(() => paths.viewWork)],
	);
	assert.deepEqual(
		entries(opening).map(words),
		shown.map(({ sample, title, kind }) => `${sample ? portfolio.study : title} ${kind}`),
	);
});

test('[SOFT-4] [HOST-3] every testimonial stands in its carousel, with its rating', async () => {
	for (const [path, heading, said] of [
		[paths.software, software.testimonialsHeading, software.testimonials],
		[paths.hosting, hosting.testimonialsHeading, hosting.testimonials],
	] as const) {
		const page = await screen(path);
		const slides = all(page, 'figure:has(blockquote)').map(words);
		assert.equal(slides.length, said.length, path);
		for (const [at, { name, text, rating }] of said.entries())
			for (const part of [name, text, `Rated ${rating} out of 5`])
				assert.ok(slides[at]?.includes(part), `${path}: ${part}`);
		assert.equal(
			all(page, 'h2').some((one) => words(one) === heading),
			said.length > 0,
			path,
		);
	}
});

test('[SOFT-5] [WDEV-2] [SEO-1] [HOST-1] every figure of the content stands on its page', async () => {
	for (const [path, stats] of [
		[paths.software, software.reach],
		[paths.apis, apis.reach],
		[paths.seo, seo.stats],
		[paths.hosting, hosting.specs],
	] as const) {
		const shown = figures(await screen(path));
		for (const { value, label } of stats) assert.ok(shown.includes(`${value} ${label}`), `${path}: ${label}`);
	}
	const [page, durations] = [await screen(paths.webDevelopment), web.durations];
	for (const { label, from, to } of durations)
		assert.ok(figures(page).includes(`${from}-${to} weeks ${label}`), label);
});

test('[WDEV-3] every question of web development stands there with its answer', async () => {
	const shown = all(await screen(paths.webDevelopment), 'details');
	assert.deepEqual(
		shown.map((one) => words(one.querySelector('summary + *'))),
		web.faq.map(({ answer }) => answer),
	);
});

test('[PORT-1] [PORT-2] every entry of the portfolio has its picture; one with a site leads there', async () => {
	for (const [path, list] of [
		[paths.portfolio, portfolio.previews],
		[paths.portfolioGrid, portfolio.screenshots],
	] as const) {
		const shown = all(await screen(path), 'article');
		assert.equal(shown.length, list.length, path);
		for (const [at, { title, link }] of list.entries()) {
			const entry = shown[at] as Element;
			assert.ok(words(entry).includes(title) && entry.querySelector('section img'), title);
			if (link)
				assert.ok(
					links(entry).some(([, to]) => (link === 'study' ? to?.startsWith('/pictures/') : to === link)),
					link,
				);
		}
	}
});

test('every closing call of a software page leads on', async () => {
	for (const [path, { actions }] of [
		[paths.mobileApps, mobile.closing],
		[paths.apis, apis.closing],
		[paths.customSoftware, custom.closing],
		[paths.seo, seo.closing],
		[paths.hosting, hosting.closing],
	] as const)
		assert.deepEqual(
			links(all(await screen(path), 'section').at(-1) as Element),
			actions.map(({ label, to }) => [label, to]),
		);
	assert.ok(entries(await screen(paths.software)).length > 0);
});
