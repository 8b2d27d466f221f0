import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begins, type Edition, editionState, ends, hasPassed } from '#contract/dates.ts';
import { edition2025 as edition } from '../edition-2025.ts';

const at = (moment: string) => Date.parse(moment);

test('[CONF-7] the five dates are the published ones', () => {
	assert.deepEqual(
		edition.dates.map((date) => [date.label, date.first, date.last]),
		[
			['Full paper submission', '2024-12-14', undefined],
			['Notification of acceptance', '2024-12-20', undefined],
			['Camera-ready paper', '2024-12-26', undefined],
			['Last date of registration', '2024-12-31', undefined],
			['Conference', '2025-01-10', '2025-01-11'],
		],
	);
});

const passing: readonly [id: string, end: string][] = [
	['paper', '2024-12-14T18:29:00.000Z'],
	['acceptance', '2024-12-20T18:30:00.000Z'],
	['camera-ready', '2024-12-26T18:29:00.000Z'],
	['registration', '2024-12-31T18:29:00.000Z'],
	['conference', '2025-01-11T18:30:00.000Z'],
];

for (const [id, end] of passing) {
	test(`[CONF-7] ${id} has passed at ${end} and not a millisecond before`, () => {
		const date = edition.dates.find((one) => one.id === id);
		assert.ok(date);
		assert.equal(new Date(ends(date)).toISOString(), end);
		assert.equal(hasPassed(date, at(end) - 1), false);
		assert.equal(hasPassed(date, at(end)), true);
		assert.equal(hasPassed(date, at(end) + 1), true);
	});
}

test('[CONF-7] a deadline is a moment, the conference begins at midnight in India', () => {
	const [paper] = edition.dates;
	const conference = edition.dates.at(-1);
	assert.ok(paper && conference);
	assert.equal(begins(paper), at('2024-12-14T23:59:00+05:30'));
	assert.equal(begins(conference), at('2025-01-10T00:00:00+05:30'));
});

const life: readonly [moment: string, state: string][] = [
	['2024-12-14T23:58:59+05:30', 'open'],
	['2024-12-14T23:59:00+05:30', 'open'],
	['2024-12-31T23:58:59+05:30', 'open'],
	['2024-12-31T23:59:00+05:30', 'closed'],
	['2025-01-09T23:59:59+05:30', 'closed'],
	['2025-01-10T00:00:00+05:30', 'running'],
	['2025-01-11T23:59:59+05:30', 'running'],
	['2025-01-12T00:00:00+05:30', 'over'],
	['2031-06-01T12:00:00+05:30', 'over'],
];

for (const [moment, state] of life) {
	test(`[CONF-9] at ${moment} AIC-RAETHM 2025 is ${state}`, () => {
		assert.equal(editionState(edition, at(moment)), state);
	});
}

test('[UPC-1] an edition without dates, or before its registration opens, is announced', () => {
	const undated: Edition = { ...edition, dates: [] };
	assert.equal(editionState(undated, at('2030-01-01T00:00:00Z')), 'announced');
	const later: Edition = { ...edition, opens: '2024-11-10' };
	assert.equal(editionState(later, at('2024-11-09T23:59:59.999+05:30')), 'announced');
	assert.equal(editionState(later, at('2024-11-10T00:00:00+05:30')), 'open');
});

test('an edition without a last date of registration stays open until it begins', () => {
	const walkIn: Edition = { ...edition, dates: edition.dates.filter((date) => date.id !== 'registration') };
	assert.equal(editionState(walkIn, at('2025-01-09T23:59:59+05:30')), 'open');
	assert.equal(editionState(walkIn, at('2025-01-10T00:00:00+05:30')), 'running');
});
