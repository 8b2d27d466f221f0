import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '#contract/paths.ts';
import * as software from './software.ts';
import { technologies } from './technologies.ts';

test('[SOFT-2] "Start Your Project" leads to /contact, "View Our Work" to /portfolio', () => {
	assert.deepEqual(software.opening.actions, [
		{ label: 'Start Your Project', to: paths.startProject },
		{ label: 'View Our Work', to: paths.viewWork },
	]);
});

test('[SOFT-3] six cards lead to the service pages, 15 technologies, five steps, four strengths', () => {
	const servicePages = Object.values(paths).filter((path) => path.startsWith('/services/'));
	assert.equal(software.services.length, 6);
	assert.equal(new Set(software.services.map(({ to }) => to)).size, 6);
	for (const { to } of software.services) assert.ok(servicePages.some((path) => path === to));
	assert.equal(new Set(technologies.map(({ name }) => name)).size, 15);
	assert.equal(software.process.length, 5);
	assert.equal(software.strengths.length, 4);
});

test('[SOFT-3] no rating stands on the six cards: nobody has given one', () => {
	for (const service of software.services) assert.equal('rating' in service, false);
});

test('[SOFT-4] three testimonials, each rated 5, each marked as a sample', () => {
	assert.equal(software.testimonials.length, 3);
	for (const { rating, sample } of software.testimonials) assert.deepEqual([rating, sample], [5, true]);
});

test('[SOFT-5] the strengths state 99.9% uptime, 30% faster delivery, 95% growth and 24/7 support', () => {
	assert.deepEqual(
		software.strengths.map(({ value, label }) => `${value} ${label}`),
		['99.9% uptime', '30% faster delivery', '95% of clients report growth', '24/7 support'],
	);
	assert.ok(software.reach.some(({ value, label }) => value === '50+' && label === 'Regions'));
});
