import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysInWords } from './day-words.ts';

test('[CONF-7] days in words: one, two of a month, of two months, of two years', () => {
	assert.equal(daysInWords({ first: '2024-12-14' }), '14 December 2024');
	assert.equal(daysInWords({ first: '2025-01-10', last: '2025-01-11' }), '10 and 11 January 2025');
	assert.equal(daysInWords({ first: '2025-01-31', last: '2025-02-01' }), '31 January and 1 February 2025');
	assert.equal(
		daysInWords({ first: '2025-12-31', last: '2026-01-01' }),
		'31 December 2025 and 1 January 2026',
	);
});

test('[CONF-7] three days are said as from and to', () => {
	assert.equal(daysInWords({ first: '2025-01-10', last: '2025-01-12' }), '10 to 12 January 2025');
});
