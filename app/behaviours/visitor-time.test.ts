import { afterEach, expect, test, vi } from 'vitest';
import { visitorTime } from './visitor-time.ts';

const deadline = Date.parse('2024-12-14T23:59:00+05:30');

afterEach(() => void vi.unstubAllEnvs());

test.each([
	['Pacific/Honolulu', '14 Dec 2024, 08:29 GMT-10'],
	['Europe/London', '14 Dec 2024, 18:29 GMT'],
	['America/New_York', '14 Dec 2024, 13:29 GMT-5'],
	['Asia/Kathmandu', '15 Dec 2024, 00:14 GMT+5:45'],
	['Pacific/Marquesas', '14 Dec 2024, 08:59 GMT-9:30'],
	['Pacific/Auckland', '15 Dec 2024, 07:29 GMT+13'],
])('[CONF-7] 23:59 IST on 14 December 2024 in %s is %s', (zone, words) => {
	vi.stubEnv('TZ', zone);
	expect(visitorTime(deadline)).toBe(words);
});

test('[CONF-7] summer time is the summer’s, and a day of one digit has one', () => {
	vi.stubEnv('TZ', 'Europe/London');
	expect(visitorTime(Date.parse('2025-07-05T23:59:00+05:30'))).toBe('5 Jul 2025, 19:29 GMT+1');
});

test.each(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Colombo'])(
	'[CONF-7] a clock that shows the same as India, in %s, is not repeated',
	(zone) => {
		vi.stubEnv('TZ', zone);
		expect(visitorTime(deadline)).toBeUndefined();
	},
);
