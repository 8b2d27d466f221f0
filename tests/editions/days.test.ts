import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '#app/editions/editions.ts';
import { announcements } from '#content/announcements.ts';

test('every day of an edition or an announcement is a day of the calendar, written year-month-day', () => {
	const days = [
		...announcements.flatMap(({ date, until }) => [date, until]),
		...editions.all.flatMap(({ call, opens, revised, dates }) => [
			call,
			opens,
			revised,
			...dates.flatMap(({ first, last }) => [first, last]),
		]),
	];
	for (const day of days.filter((one) => one !== undefined)) {
		const read = new Date(`${day}T00:00:00Z`);
		assert.ok(!Number.isNaN(read.valueOf()) && read.toISOString().startsWith(day), `${day} is no day`);
	}
});
