import { expect, test } from 'vitest';
import { visitorTime } from './visitor-time.ts';

const deadline = Date.parse('2024-12-14T23:59:00+05:30');

test.each([
	['Pacific/Honolulu', '14 Dec 2024, 08:29 GMT-10'],
	['Europe/London', '14 Dec 2024, 18:29 GMT'],
	['America/New_York', '14 Dec 2024, 13:29 GMT-5'],
	['Pacific/Auckland', '15 Dec 2024, 07:29 GMT+13'],
])('[CONF-7] 23:59 IST on 14 December 2024 in %s is %s', (zone, words) => {
	expect(visitorTime(deadline, zone)).toBe(words);
});

test.each(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Colombo'])(
	'[CONF-7] a clock that shows the same as India, in %s, is not repeated',
	(zone) => {
		expect(visitorTime(deadline, zone)).toBeUndefined();
	},
);
