import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { editions } from '#app/editions/editions.ts';
import { writeCalendars } from './calendar-files.ts';

const { addressOf } = editions;

/** The calendar as the build writes it, read by two parsers that know nothing of us. */

let folder = '';
before(async () => {
	folder = await mkdtemp(join(tmpdir(), 'calendar-'));
	await writeCalendars(folder, 'https://www.example.org', Date.parse('2024-12-20T12:00:00+05:30'));
});
after(() => rm(folder, { recursive: true }));

const read = (file: string) => readFile(join(folder, file), 'utf8');
const days = (text: string) =>
	new ICAL.Component(ICAL.parse(text))
		.getAllSubcomponents('vevent')
		.map((one) => new ICAL.Event(one))
		.map(({ summary, startDate, endDate }) => [summary, `${startDate}`, `${endDate}`]);

test('[CONF-7] the file of an edition holds every date: deadlines as the hour that ends with them', async () => {
	assert.deepEqual(days(await read('calendar/aic-raethm-2025.ics')), [
		['AIC-RAETHM 2025: Full paper submission', '2024-12-14T17:29:00Z', '2024-12-14T18:29:00Z'],
		['AIC-RAETHM 2025: Notification of acceptance', '2024-12-20', '2024-12-21'],
		['AIC-RAETHM 2025: Camera-ready paper', '2024-12-26T17:29:00Z', '2024-12-26T18:29:00Z'],
		['AIC-RAETHM 2025: Last date of registration', '2024-12-31T17:29:00Z', '2024-12-31T18:29:00Z'],
		['AIC-RAETHM 2025: Conference', '2025-01-10', '2025-01-12'],
	]);
});

test('[CONF-7] the feed holds the dates of every edition; a second parser finds the page of each', async () => {
	const entries = Object.values(nodeIcal.sync.parseICS(await read('calendar.ics')));
	// the address says of itself that it is one (`URL;VALUE=URI`), and is read with what it says
	const found = entries.flatMap((entry) => (entry?.type === 'VEVENT' ? [Object(entry.url).val] : []));
	const expected = editions.all.flatMap((edition) =>
		edition.dates.map(() => `https://www.example.org${addressOf(edition)}`),
	);
	assert.deepEqual(found.toSorted(), expected.toSorted());
});

test('[STATE-1] what had passed when the site was built reminds nobody, what is ahead does', async () => {
	const alarms = new ICAL.Component(ICAL.parse(await read('calendar/aic-raethm-2025.ics')))
		.getAllSubcomponents('vevent')
		.map((one) => one.getAllSubcomponents('valarm').length);
	assert.deepEqual(alarms, [0, 0, 2, 2, 2]);
});

test('[CONF-7] each date has a file of its own', async () => {
	const files = (await readdir(join(folder, 'calendar')))
		.filter((file) => file.startsWith('aic-raethm-2025'))
		.sort();
	assert.deepEqual(files, [
		'aic-raethm-2025-acceptance.ics',
		'aic-raethm-2025-camera-ready.ics',
		'aic-raethm-2025-conference.ics',
		'aic-raethm-2025-paper.ics',
		'aic-raethm-2025-registration.ics',
		'aic-raethm-2025.ics',
	]);
	const [conference] = days(await read('calendar/aic-raethm-2025-conference.ics'));
	assert.deepEqual(conference, ['AIC-RAETHM 2025: Conference', '2025-01-10', '2025-01-12']);
});
