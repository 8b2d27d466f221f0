import assert from 'node:assert/strict';
import { it } from 'node:test';
import { monthsBefore } from './purge.ts';

it('counts months by the calendar', () => {
	assert.equal(monthsBefore(Date.UTC(2026, 2, 31), 1), Date.UTC(2026, 1, 28));
	assert.equal(monthsBefore(Date.UTC(2026, 0, 15), 24), Date.UTC(2024, 0, 15));
});
