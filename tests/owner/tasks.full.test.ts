import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Locator } from '@playwright/test';
import { dayInIndia } from '../../scripts/records-on-disk.ts';
import { openDesk } from './desk.ts';
import { choosePhoto, type Editor, openEditor } from './editor.ts';
import { fromCamera, photograph } from './photos.ts';

/**
 * What an owner does in a year, through the forms at /edit in a real browser, with names of two to sixty letters. Each says
 * how many seconds passed from Save to the page. A new page is in recipes.full.test.ts, publishing in tests/deploy/.
 */

const { copy, dev, browser } = await openDesk(5591);
const editor = await openEditor(browser, dev);

/** Saves, and notes the seconds until the page beside says so. */
const save = async (t: TestContext, says: string) =>
	t.diagnostic(`${await editor.save(says)} s from Save to “${says}” on the page`);

async function fill(place: Locator | Editor['form'], words: Readonly<Record<string, string>>): Promise<void> {
	for (const [label, value] of Object.entries(words))
		await place.getByRole('textbox', { name: label, exact: true }).fill(value);
}

const confirm = (place: Locator | Editor['form']) =>
	place
		.getByRole('checkbox', { name: /^Still an example/ })
		.first()
		.uncheck();

const entry = (words: string) => (dialog: Locator) => dialog.getByRole('textbox').first().fill(words);

test('[OWN-4] address, phones, chats, map and accounts, and the organisers', async (t) => {
	const { form } = editor;
	await editor.open('singleton/company');
	for (const box of await form.getByRole('checkbox', { name: /^Still an example/ }).all())
		await box.uncheck();
	await fill(form, {
		'House and street': '12 Lake View Road, Arera Colony',
		'Pin code': '462016',
		Email: 'office@aeg-consultancy.in',
	});
	await editor.edit('Phones', '+91 755 000 0000', (dialog) => fill(dialog, { Number: '+91 755 246 8101' }));
	await editor.add('Phones', (dialog) =>
		fill(dialog, { 'What it is for': 'Laboratory', Number: '+91 755 246 8102' }),
	);
	await fill(form.getByRole('group', { name: 'On most pages' }), { Number: '+91 98260 11223' });
	await fill(form.getByRole('group', { name: 'On the software pages' }), { Number: '+91 98260 44556' });
	await fill(form, {
		Directions: 'https://www.openstreetmap.org/directions?to=23.2%2C77.4',
		'Map to embed': 'https://www.openstreetmap.org/export/embed.html?bbox=77.39%2C23.19%2C77.41%2C23.21',
	});
	for (const name of ['Twitter', 'Instagram', 'GitHub', 'LinkedIn']) await editor.remove('Accounts', name);
	await editor.add('Accounts', (dialog) =>
		fill(dialog, { Network: 'LinkedIn', Address: 'https://www.linkedin.com/company/aeg-consultancy' }),
	);
	await save(t, '12 Lake View Road');
	await editor.follows('/', '+91 755 246 8101');
	await editor.follows('/About', 'office@aeg-consultancy.in');

	await editor.open('singleton/organisers');
	await confirm(form);
	await fill(form, { Email: 'conference@aeg-consultancy.in' });
	await editor.edit('Phones', '+91 755 000 0003', (dialog) => fill(dialog, { Number: '+91 755 246 8103' }));
	await save(t, '+91 755 246 8103');
	await editor.follows('/newconference', '+91 755 246 8103');
});

test('[OWN-4] [OWN-5] four speakers with names of two to sixty letters, and their photos', async (t) => {
	const names = ['Om', 'Ananya R.', 'Prof. Dr. Venkata Subrahmanya Lakshminarayana Krishnamoorthy', 'जया'];
	await editor.open('collection/conference-people/item/2025');
	for (const [at, name] of names.entries())
		await editor.edit('Speakers', `Keynote speaker ${at + 1}`, async (dialog) => {
			await confirm(dialog);
			await fill(dialog, {
				Role: `Keynote ${at + 1}`,
				Name: name,
				'Institute, city': 'An institute, Bhopal',
			});
			await choosePhoto(editor, dialog, 'IMG.jpg', await photograph(900, 1200, '#557799'));
		});
	await save(t, names[2] ?? '');
	for (const name of names) await editor.follows('/Conference', name);
});

test('[OWN-4] next year’s conference', async (t) => {
	const { form } = editor;
	const before = JSON.parse(copy.read('content/records/conferences/2025.json'));
	await editor.page.getByRole('link', { name: 'Next conference' }).click();
	const name = form.getByRole('textbox', { name: 'Name, with the year at the end' });
	await name.fill('AIC-RAETHM');
	await form.getByRole('button', { name: 'Copy the last conference' }).click();
	await form.getByText('it must end with a space and the year').waitFor();
	await name.fill('AIC-RAETHM 2027');
	await form.getByRole('button', { name: 'Copy the last conference' }).click();
	await form.getByRole('textbox', { name: 'Full paper submission' }).fill('2026-12-20');
	await fill(form, {
		'First day of the conference': '2027-01-29',
		'Last day of the conference': '2027-01-31',
	});
	await save(t, 'AIC-RAETHM 2027');
	const { venue, tracks, awards, dates } = JSON.parse(copy.read('content/records/conferences/2027.json'));
	const titles = (all: readonly { readonly title: string }[]) => all.map(({ title }) => title);
	assert.deepEqual([venue, titles(tracks), awards], [before.venue, titles(before.tracks), []]);
	assert.deepEqual([dates.first, dates.revised], ['2027-01-29', dayInIndia(Date.now())]);
	for (const path of ['/', '/newconference', '/UpcomingConference', '/faq'])
		await editor.follows(path, 'AIC-RAETHM 2027');
	await editor.follows('/Conference/2025', 'AIC-RAETHM 2025');
});

test('[OWN-2] [OWN-4] one workshop more, and one less in all places', async (t) => {
	const { form } = editor;
	const title = 'Additive manufacturing and reverse engineering of old parts';
	await editor.open('collection/workshops/create');
	await fill(form, { Title: title, Overview: 'Two days at a printer.' });
	await choosePhoto(editor, form, 'DSC.jpg', await photograph(1200, 900, '#774433'));
	await fill(form, { 'What the picture shows': 'A printer builds a gear wheel' });
	await editor.add('Key learning areas', entry('Scanning a part'));
	await editor.add('Hands-on', entry('Print a gear wheel'));
	await save(t, title);
	for (const path of ['/faq', '/nehome', '/registerConference']) await editor.follows(path, title);

	await editor.open('collection/workshops/item/mechauto');
	await form.getByRole('button', { name: '…' }).first().click();
	await form.getByRole('menuitem', { name: 'Delete entry…' }).click();
	await form.getByRole('button', { name: /^Yes|^Delete/ }).click();
	await editor.page.frameLocator('#page').getByText('MechAuto').first().waitFor({ state: 'detached' });
	for (const path of ['/faq', '/nehome', '/registerConference', '/NewWorkshop', '/ConferenceMenu'])
		assert.equal(await editor.count(path, 'MechAuto'), 0, path);
	assert.equal(await editor.page.locator('#problems li').count(), 0);
});

test('[OWN-4] [OWN-5] a mat with its photo', async (t) => {
	const { form } = editor;
	await editor.open('collection/mats/create');
	await fill(form, {
		Name: 'Hemp fibre mat',
		'Part of the plant': 'Bast',
		'Where the fibre comes from': 'From the stem of the plant.',
		Weave: 'Plain',
	});
	await choosePhoto(editor, form, 'mat.jpg', await fromCamera());
	await fill(form, { 'What the picture shows': 'A grey mat on a table' });
	await save(t, 'Hemp fibre mat');
	await editor.page.frameLocator('#page').locator('img[alt="A grey mat on a table"]').first().waitFor();
	await editor.follows('/products/facts', 'Hemp fibre mat');
});

test('[OWN-2] [OWN-4] another price, and one hosting plan less', async (t) => {
	await editor.open('singleton/plans');
	await editor.edit('API plans', 'Pro', (dialog) => fill(dialog, { Price: '$59' }));
	await editor.remove('Hosting plans', 'Enterprise');
	await editor.form.getByRole('button', { name: 'Save' }).click();
	await editor.follows('/services/api-development', '$59');
	await editor.follows('/services/service', '$59');
	await editor.page.frameLocator('#page').getByText('Enterprise').first().waitFor({ state: 'detached' });
	t.diagnostic('saved');
});

test('[OWN-4] an announcement in English and one in Hindi', async (t) => {
	const { form } = editor;
	const today = dayInIndia(Date.now());
	const hindi = 'अगले सम्मेलन के लिए शोध-पत्र आमंत्रित हैं।';
	await editor.open('singleton/announcements');
	for (const words of ['Papers for the next conference are invited.', hindi])
		await editor.add('Announcements', async (dialog) => {
			await fill(dialog, {
				Sentence: words,
				'Shown from': today,
				'Last day': `${Number(today.slice(0, 4)) + 1}-12-31`,
			});
			await dialog.getByRole('checkbox', { name: 'On every page' }).check();
			if (words !== hindi) return;
			await dialog.getByRole('button', { name: /Language/ }).click();
			await form.getByRole('option', { name: /Hindi/ }).click();
		});
	await save(t, hindi);
	for (const path of ['/faq', '/software', '/products']) {
		await editor.follows(path, hindi);
		await editor.follows(path, 'Papers for the next conference are invited.');
	}
	assert.ok((await editor.page.frameLocator('#page').locator('[lang=hi]').count()) > 0);
});

test('[OWN-4] a question, and a testimonial with four stars', async (t) => {
	await editor.open('singleton/conference-questions');
	await editor.add('Questions', (dialog) =>
		fill(dialog, { Question: 'Where can I stay?', Answer: 'In the guest house.', Subject: 'Rooms' }),
	);
	await save(t, 'Where can I stay?');
	await editor.open('singleton/testimonials');
	await editor.add('Testimonials', async (dialog) => {
		await fill(dialog, {
			'What was said': 'They answered on a Sunday.',
			'Name or office': 'Om',
			'Institute or company': 'Library',
			Stars: '4',
		});
		await dialog.getByRole('checkbox', { name: 'Software' }).check();
	});
	await save(t, 'They answered on a Sunday.');
});

test('[OWN-5] photos of a camera in the gallery', async (t) => {
	await editor.open('collection/conference-photos/item/2025');
	const buffer = await fromCamera();
	t.diagnostic(`${Math.round(buffer.length / 1e6)} MB each`);
	for (const title of ['The hall', 'Om at the desk', 'Tea'])
		await editor.add('The few of the gallery', async (dialog) => {
			await fill(dialog, { Title: title });
			await choosePhoto(editor, dialog, `${title}.JPG`, buffer);
			await fill(dialog, { 'What the picture shows': `${title}, seen from the door` });
		});
	await save(t, 'Om at the desk');
	const { gallery } = JSON.parse(copy.read('content/records/conference-photos/2025.json'));
	assert.match(gallery.at(-1).picture.file, /^media\/sources\/gallery\/2025\//);
});

test('[OWN-4] nothing of all this is told as wrong', async () => {
	await editor.page.getByText(/can be published/).waitFor();
	assert.deepEqual(await editor.page.locator('#problems li').allInnerTexts(), []);
});
