import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as apis from './apis.ts';
import * as custom from './custom-software.ts';
import * as hosting from './hosting.ts';
import * as mobile from './mobile-apps.ts';
import * as seo from './seo.ts';
import * as web from './web-development.ts';

const figures = (stats: readonly { value: string; label: string }[]) =>
	stats.map(({ value, label }) => `${value} ${label}`);

test('[MOB-1] 7 tools, 6 services, 6 steps, 8 features, 6 categories with examples, "Start Your App"', () => {
	assert.equal(mobile.stack.length, 7);
	assert.equal(mobile.services.length, 6);
	assert.equal(mobile.process.length, 6);
	assert.equal(mobile.features.length, 8);
	assert.equal(mobile.categories.length, 6);
	for (const { examples } of mobile.categories) assert.ok(examples.length > 0);
	assert.equal(mobile.closing.actions[0]?.label, 'Start Your App');
});

test('[API-1] anchors features, docs and pricing, 4 feature cards, 8 advanced links of their own', () => {
	const anchors = apis.navigation.links.map(({ to }) => to);
	assert.deepEqual(anchors.slice(0, 3), ['#features', '#docs', '#pricing']);
	assert.equal(apis.features.length, 4);
	assert.equal(apis.advancedLabel, 'Advanced Topics');
	assert.equal(new Set(apis.advanced.map(({ to }) => to)).size, 8);
	for (const { to } of apis.advanced) assert.match(to, /^https:\/\//);
});

test('[API-2] Starter $0, Pro $49 marked most popular, Enterprise custom, with their limits', () => {
	const rows = apis.plans.map(({ name, price, popular = false }) => [name, price, popular]);
	assert.deepEqual(rows, [
		['Starter', '$0', false],
		['Pro', '$49', true],
		['Enterprise', 'Custom', false],
	]);
	assert.deepEqual(apis.plans[0]?.features, ['10 endpoints', '100K requests/month']);
	assert.deepEqual(apis.plans[1]?.features, ['Unlimited endpoints', '1M requests/month']);
	assert.deepEqual(
		apis.closing.actions.map(({ label }) => label),
		['Schedule Demo', 'Contact Sales Team'],
	);
});

test('[SOFT-5] the API page states 10,000+ developers and 50+ regions', () => {
	assert.deepEqual(figures(apis.reach).slice(0, 2), ['10,000+ developers', '50+ regions']);
});

test('[CUST-1] a stack of 7, a process of 4 steps, 6 services, a call to action', () => {
	assert.deepEqual([custom.stack.length, custom.process.length, custom.services.length], [7, 4, 6]);
	assert.equal(custom.closing.actions.length, 1);
});

test('[WDEV-1] anchors services, pricing, team, projects, faq, contact; a team of 4; 3 projects', () => {
	assert.deepEqual(
		web.navigation.links.map(({ to }) => to),
		['#services', '#pricing', '#team', '#projects', '#faq', '#contact'],
	);
	assert.equal(web.team.length, 4);
	for (const { name, role, expertise } of web.team) assert.ok(name && role && expertise);
	assert.equal(web.projects.length, 3);
	for (const { name, tech, year } of web.projects) assert.ok(name && tech.length > 0 && year > 2000);
});

test('[WDEV-2] Starter free with 1 page; Essential 8, Economy 15 custom, Deluxe unlimited, priced per requirement', () => {
	assert.deepEqual(
		web.plans.map(({ name, price, features }) => [name, price ?? web.unpriced, ...features]),
		[
			['Starter', 'Free', '1 page'],
			['Essential', 'Priced per requirement', '8 pages'],
			['Economy', 'Priced per requirement', '15 custom pages'],
			['Deluxe', 'Priced per requirement', 'Unlimited pages'],
		],
	);
});

test('[WDEV-2] a simple website takes 1-2 weeks, a complex one 6-12', () => {
	assert.deepEqual(
		web.durations.map(({ from, to }) => [from, to]),
		[
			[1, 2],
			[6, 12],
		],
	);
});

test('[WDEV-3] six questions', () => assert.equal(web.faq.length, 6));

test('[SEO-1] the three figures, 6 services with feature lists, 3 testimonials with initials, the free audit', () => {
	assert.deepEqual(figures(seo.stats), ['500+ sites optimized', '250% traffic increase', '95% satisfaction']);
	assert.equal(seo.services.length, 6);
	for (const { features } of seo.services) assert.ok(features.length >= 3);
	assert.equal(seo.testimonials.length, 3);
	for (const { initials, sample } of seo.testimonials) assert.ok(/^[A-Z]{2}$/.test(initials) && sample);
	assert.equal(seo.closing.actions[0]?.label, 'Get Free SEO Audit');
});

test('[HOST-1] 4 benefits, 4 specs, 10 Gbps and up to 1TB NVMe among them', () => {
	assert.equal(hosting.benefits.length, 4);
	assert.equal(hosting.specs.length, 4);
	const specs = hosting.specs.map(({ label, value }) => `${label}: ${value}`);
	assert.ok(specs.includes('Network: 10 Gbps'));
	assert.ok(specs.includes('Storage: Up to 1TB NVMe'));
});

test('[HOST-2] three plans by websites and space, all with unlimited bandwidth and money back, none with a price', () => {
	assert.deepEqual(
		hosting.plans.map(({ name, features }) => [name, ...features]),
		[
			['Starter', '1 website', '10 GB', 'Unlimited bandwidth', '30-day money-back guarantee'],
			['Professional', '5 websites', '50 GB', 'Unlimited bandwidth', '30-day money-back guarantee'],
			['Enterprise', 'Unlimited websites', '200 GB', 'Unlimited bandwidth', '30-day money-back guarantee'],
		],
	);
	for (const plan of hosting.plans) assert.equal('price' in plan, false);
	assert.doesNotMatch(JSON.stringify(hosting), /[$₹€]|INR|Rs\b|per month/);
});
