import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attendOf, join, organize, testimonials } from '#content/conference/hub.ts';
import { features } from '#content/conference/plan.ts';
import { years } from '#content/conference/timeline-years.ts';
import { edition2025 } from '../edition-2025.ts';

/** What the content holds; that the pages show all of it is asked in tests/pages/conference-hub.test.ts. */

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

test('[HUB-4] [HUB-5] [HUB-6] three benefits of attending, six services of organising, four benefits of joining, two testimonials', () => {
	assert.equal(attendOf(edition2025).items.length, 3);
	assert.deepEqual(titles(organize.items), [
		'Full event planning',
		'Abstract management',
		'Speaker coordination',
		'Marketing and outreach',
		'Sponsorship programme',
		'Proceedings publication',
	]);
	assert.deepEqual([join.items.length, testimonials.length], [4, 2]);
});

test('[PLAN-2] six feature tiles', () => {
	assert.deepEqual(titles(features.cells), [
		'Article management',
		'Scientific content management',
		'Registration management',
		'Schedules and agendas',
		'Citation and content access',
		'Submission management',
	]);
});

test('[TIME-1] five years', () => {
	assert.deepEqual(
		years.map(({ year }) => year),
		[2018, 2019, 2020, 2021, 2022],
	);
});
