// @vitest-environment node
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { expect, test } from 'vitest';
import type { Edition, ImportantDate } from '#contract/dates.ts';
import { calendarOf, calendarOfDate } from './calendar.ts';

const dates: readonly ImportantDate[] = [
	{ id: 'paper', label: 'Full paper submission', is: 'deadline', first: '2024-12-14', revision: 0 },
	{ id: 'acceptance', label: 'Notification of acceptance', is: 'days', first: '2024-12-20', revision: 2 },
	{ id: 'conference', label: 'Conference', is: 'days', first: '2025-01-10', last: '2025-01-11', revision: 0 },
];
const edition: Edition = { id: 'aic-raethm-2025', name: 'AIC-RAETHM 2025', revised: '2024-11-01', dates };
const name = 'Conference dates; AEG, Bhopal';
const words = {
	explain: {
		deadline:
			'Ends at 23:59 Indian Standard Time (UTC+05:30).\nभोपाल में होने वाले अंतरराष्ट्रीय सम्मेलन की अंतिम तिथि',
		day: 'A whole day, in India; see the page.',
		days: 'Whole days, in India; see the page.',
	},
	place: 'Vidhyapeeth Institute of Science and Technology (VIST), Bhopal, Madhya Pradesh, India',
	page: 'https://www.example.org/Conference',
	since: 0,
};
const text = calendarOf(name, [{ edition, words }]);
const unfolded = text.replaceAll('\r\n ', '');

test('[CONF-7] every line of the calendar ends with CRLF and has 75 octets at most', () => {
	expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
	expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
	const octets = text.split('\r\n').map((line) => Buffer.byteLength(line));
	expect(Math.max(...octets)).toBeLessThanOrEqual(75);
	expect(Math.max(...octets)).toBeGreaterThan(70);
	expect(text).not.toContain('\uFFFD');
	expect(Buffer.from(text).toString()).toBe(text);
});

test('[CONF-7] a deadline is the hour that ends at 23:59 IST, 10-11 January ends before the 12th', () => {
	expect(unfolded).toContain('\r\nDTSTART:20241214T172900Z\r\nDTEND:20241214T182900Z\r\n');
	expect(unfolded).toContain('\r\nDTSTART;VALUE=DATE:20241220\r\nDTEND;VALUE=DATE:20241221\r\n');
	expect(unfolded).toContain('\r\nDTSTART;VALUE=DATE:20250110\r\nDTEND;VALUE=DATE:20250112\r\n');
});

test('[CONF-7] an entry keeps its UID, and its SEQUENCE follows the revision', () => {
	expect(unfolded.match(/UID:.*/g)).toEqual([
		'UID:aic-raethm-2025-paper@aeg-consultancy-services',
		'UID:aic-raethm-2025-acceptance@aeg-consultancy-services',
		'UID:aic-raethm-2025-conference@aeg-consultancy-services',
	]);
	expect(unfolded.match(/SEQUENCE:\d+/g)).toEqual(['SEQUENCE:0', 'SEQUENCE:2', 'SEQUENCE:0']);
	expect(calendarOf(name, [{ edition, words }])).toBe(text);
});

test('[CONF-7] ical.js reads the same dates and words', () => {
	const events = new ICAL.Component(ICAL.parse(text))
		.getAllSubcomponents('vevent')
		.map((one) => new ICAL.Event(one));
	expect(events.map((event) => event.summary)).toEqual([
		'AIC-RAETHM 2025: Full paper submission',
		'AIC-RAETHM 2025: Notification of acceptance',
		'AIC-RAETHM 2025: Conference',
	]);
	expect(events.map((event) => event.startDate.toString())).toEqual([
		'2024-12-14T17:29:00Z',
		'2024-12-20',
		'2025-01-10',
	]);
	expect(events[0]?.endDate.toString()).toBe('2024-12-14T18:29:00Z');
	expect(events[2]?.endDate.toString()).toBe('2025-01-12');
	expect(events[2]?.location).toBe(words.place);
	expect(events.map((event) => event.description)).toEqual([
		words.explain.deadline,
		words.explain.day,
		words.explain.days,
	]);
});

test('[CONF-7] node-ical reads the same dates and words', () => {
	const events = Object.values(nodeIcal.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT');
	expect(events).toHaveLength(3);
	const [paper, acceptance, conference] = events;
	expect(paper?.end?.toISOString()).toBe('2024-12-14T18:29:00.000Z');
	expect(paper?.description).toBe(words.explain.deadline);
	expect(acceptance?.datetype).toBe('date');
	expect(conference?.location).toBe(words.place);
	const last = conference?.end;
	expect([last?.getFullYear(), last?.getMonth(), last?.getDate()]).toEqual([2025, 0, 12]);
});

test('[CONF-7] deadlines and the conference remind a week and a day before, by two parsers', () => {
	const alarms = new ICAL.Component(ICAL.parse(text))
		.getAllSubcomponents('vevent')
		.map((one) => one.getAllSubcomponents('valarm'));
	const triggers = alarms.map((one) => one.map((alarm) => `${alarm.getFirstPropertyValue('trigger')}`));
	expect(triggers).toEqual([['-P7D', '-P1D'], [], ['-P6DT15H', '-PT15H']]);
	for (const alarm of alarms.flat()) {
		expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY');
		expect(alarm.getFirstPropertyValue('description')).toMatch(/^AIC-RAETHM 2025: /);
	}
	const events = Object.values(nodeIcal.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT');
	expect(events.map((one) => one?.alarms?.length ?? 0)).toEqual([2, 0, 2]);
});

test('[CONF-7] the feed is no message of scheduling, and names itself', () => {
	const feed = new ICAL.Component(ICAL.parse(text));
	expect(feed.hasProperty('method')).toBe(false);
	expect(['name', 'x-wr-calname'].map((one) => feed.getFirstPropertyValue(one))).toEqual([name, name]);
	expect(`${feed.getFirstPropertyValue('refresh-interval')}`).toBe('P1D');
});

test('[CONF-7] the file of one date makes no calendar of its own and is not looked at again', () => {
	const one = new ICAL.Component(ICAL.parse(calendarOfDate(edition, dates[1] as ImportantDate, words)));
	const properties = one.getAllProperties().map(({ name }) => name);
	expect(properties).toEqual(['version', 'prodid', 'calscale']);
	expect(one.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('uid'))).toEqual([
		'aic-raethm-2025-acceptance@aeg-consultancy-services',
	]);
});
