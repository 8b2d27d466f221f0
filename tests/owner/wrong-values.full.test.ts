import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from '@playwright/test';
import { browserFlags, browserPath } from '../../scripts/browser.ts';
import { copyRepository } from '../copy-repository.ts';
import { startDev } from './dev.ts';

/** Slips of an owner, all at once in a copy: each is told in the same sentence above the form, by the check and by the build. */

const copy = copyRepository();
after(() => copy.delete());

const announcement = { text: 'The call is open.', date: '2027-01-10', until: '2027-02-28', divisions: [] };
const conference = {
	name: 'AIC-RAETHM 2027',
	dates: { revised: '2026-01-01', paper: '2027-04-10', first: '2027-01-29' },
	tracks: [],
	journals: [],
	downloads: [],
	awards: [],
	documents: [],
};

// biome-ignore lint/suspicious/noExplicitAny: records as they lie on disk
type Change = (record: any) => unknown;

/** A slip in a record that is there, and what is said of it. */
const slips: readonly (readonly [record: string, change: Change, sentence: string])[] = [
	[
		'conferences/2025',
		({ dates }) => Object.assign(dates, { last: '2025-02-30' }),
		'30 February 2025 does not exist: February 2025 has 28 days.',
	],
	[
		'conferences/2025',
		({ brochure }) => Object.assign(brochure, { file: '/documents/renamed.pdf' }),
		'/documents/renamed.pdf is no PDF, whatever its name says: save it as a PDF in the program that made it.',
	],
	['company', ({ phones }) => Object.assign(phones[0], { number: '0755 246 8101' }), 'nobody can dial this'],
	['company', (company) => Object.assign(company, { email: 'office@aeg' }), 'nobody can write to this'],
	[
		'company',
		(company) => Object.assign(company, { pinCode: '46201' }),
		'an Indian pin code has six digits.',
	],
	[
		'company',
		({ accounts }) => Object.assign(accounts.list[0], { to: 'linkedin.com/aeg' }),
		'“linkedin.com/aeg”: write the whole address, from https:// on.',
	],
	[
		'company',
		({ map }) => Object.assign(map, { frame: 'https://www.google.com/maps/embed' }),
		'pages can show a map of www.openstreetmap.org alone',
	],
	['organisers', (desk) => Object.assign(desk, { phones: [] }), 'Too few: there must be 1 or more.'],
	[
		'announcements',
		({ list }) => list.push({ ...announcement, everywhere: true, until: '2027-01-09' }),
		'It ends on 9 January 2027, before it begins on 10 January 2027: nobody would see it.',
	],
	[
		'announcements',
		({ list }) => list.push({ ...announcement, text: 'Another.', everywhere: false }),
		'It is shown nowhere: tick “On every page”, or choose on which pages.',
	],
	[
		'promises',
		({ list }) => Object.assign(list[0], { page: '/Careers' }),
		'“/Careers” leads nowhere: write a page of this site, such as /Conference, or a whole address from https:// on.',
	],
	[
		'mats/coir',
		({ picture }) => Object.assign(picture, { file: 'media/sources/mats/coir/picture/file.jpg' }),
		'The photo is not there: drop it here again.',
	],
	[
		'mats/sisal',
		({ picture }) => delete picture.alt,
		'Say in a sentence what is seen, for people who do not see it.',
	],
	[
		'mats/kenaf',
		(mat) => Object.assign(mat, { title: 'Ramie fabric' }),
		'Two are called “Ramie fabric”: give one another name.',
	],
	[
		'mats/flax',
		(mat) => Object.assign(mat, { title: 'Flax '.repeat(15) }),
		'This has 75 characters; there is room for 60.',
	],
	['testimonials', ({ list }) => Object.assign(list[0], { rating: 6 }), '6 is too large: the largest is 5.'],
	[
		'timeline',
		({ years }) => years.push({ year: years[0].year }),
		'is there twice: change one of them, or take it out.',
	],
	[
		'plans',
		({ hosting }) =>
			Object.assign(hosting[0], { popular: true }) && Object.assign(hosting[1], { popular: true }),
		'cannot all be the most popular: leave the tick at one.',
	],
	[
		'plans',
		({ hosting }) => Object.assign(hosting[2], { price: '49' }),
		'“49”: write the currency too, such as $49 or ₹4,900, or words alone, such as Custom.',
	],
	['team/designer', (person) => Object.assign(person, { name: ' ' }), 'Nothing is written here.'],
	[
		'conference-people/2025',
		({ speakers }) => delete speakers[0].sample,
		'“Keynote speaker 1” is an example: tick this again, or write the real one.',
	],
	[
		'conference-questions',
		({ list }) => list.push({ subject: 'Rooms', question: 'आवास कहाँ है?', answer: 'छात्रावास में।' }),
		'This is written in Hindi: choose Hindi, so that it is read aloud rightly.',
	],
	[
		'emails',
		({ toVisitor }) => Object.assign(toVisitor, { subject: 'Thank you' }),
		'“{reference}” is missing: the website fills it in.',
	],
	['order', ({ clients }) => clients.push('a-bank'), '“a-bank” is not there any more: take it out.'],
	[
		'workshops/ansys',
		({ images }) => delete images[0].sample,
		'This is still a drawing: drop a photo, or tick this again.',
	],
];

/** Files that are written anew. */
const files: readonly (readonly [file: string, text: string, sentence: string])[] = [
	[
		'conferences/2027.json',
		JSON.stringify(conference),
		'10 April 2027 is after 29 January 2027, which is “First day of the conference”: change one of the two.',
	],
	[
		'conferences/2028.json',
		JSON.stringify({ ...conference, name: 'AIC-RAETHM' }),
		'it must end with a space and the year, such as AIC-RAETHM 2027.',
	],
	[
		'clients/New Bank.json',
		JSON.stringify({ name: 'New Bank', logo: { drawing: 'client-1' } }),
		'Its file is called “New Bank”: only small letters, digits and single hyphens can stand there.',
	],
	['clients/broken.json', '{ "name": "Bank" "logo": {} }', 'It cannot be read ('],
	['staff.json', '{}', 'No form knows this file: take it out.'],
];

const sentences = [...slips, ...files].map(([, , sentence]) => sentence);
const missingIn = (said: string) => sentences.filter((sentence) => !said.includes(sentence));

before(() => {
	for (const [record, change] of slips) copy.record(record, change);
	for (const [file, text] of files) copy.write(`content/records/${file}`, text);
	copy.write('media/public/documents/renamed.pdf', 'A letter that was only given another name.');
});

for (const [who, script] of [
	['the check', 'scripts/records-on-disk.ts'],
	['the build', 'scripts/build.ts'],
] as const)
	test(`[OWN-3] ${who} tells every slip in its sentence, and goes no further`, () => {
		const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
			cwd: copy.folder,
			encoding: 'utf8',
		});
		assert.equal(status, 1);
		assert.deepEqual(missingIn(stdout + stderr), []);
		assert.ok(!/^\s+at /m.test(stdout + stderr), 'no stack of the program');
		assert.ok(!existsSync(join(copy.folder, 'build')));
	});

test('[OWN-3] the editor tells every slip above its forms', async () => {
	const dev = await startDev(copy, 5491);
	const browser = await chromium.launch({ executablePath: browserPath() ?? '', args: [...browserFlags] });
	try {
		const page = await browser.newPage();
		await page.goto(`${dev.origin}/edit`);
		const problems = page.locator('#problems');
		await problems.getByText('is not there any more').waitFor();
		assert.deepEqual(missingIn(await problems.innerText()), []);
		assert.ok(await page.getByRole('button', { name: 'Publish', exact: true }).isDisabled());
	} finally {
		await browser.close();
		dev.end();
	}
});
