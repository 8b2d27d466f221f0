import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openDesk } from './desk.ts';
import { openEditor } from './editor.ts';
import { fromCamera } from './photos.ts';

/** All photos of an evening, dropped into one gallery at once. */

const { copy, dev, browser } = await openDesk(5691);
const editor = await openEditor(browser, dev);

type Photo = { readonly title: string; readonly picture: { readonly file?: string; readonly alt: string } };
const gallery = (): readonly Photo[] =>
	JSON.parse(copy.read('content/records/conference-photos/2025.json')).gallery;

const many = 50;
const own = 'A brass lamp is lit';

test('[OWN-5] fifty photos of a camera are added at once, each reduced and with its words, and the page shows them', async (t) => {
	const folder = mkdtempSync(join(tmpdir(), 'photos-'));
	const photo = await fromCamera();
	const names = Array.from({ length: many }, (_, at) => join(folder, `IMG_${at + 1}.JPG`));
	for (const name of names) writeFileSync(name, photo);
	const pretended = join(folder, 'IMG_900.JPG');
	writeFileSync(pretended, 'A letter that was only given another name.');

	const { page, form } = editor;
	const before = gallery().length;
	await page.getByRole('link', { name: 'Many photos at once' }).click();
	const list = form.getByRole('option', { name: /2025: The few of the gallery/ });
	await form.getByLabel('Where to').selectOption((await list.getAttribute('value')) ?? '');
	await form.getByLabel('Photos').setInputFiles([...names, pretended]);
	await form.getByLabel('Title').fill('Inauguration');
	await form.getByLabel('What they show').fill('Guests in the seminar hall');
	await form.getByLabel('What IMG_3.JPG shows').fill(own);
	const from = performance.now();
	const seconds = () => Math.round((performance.now() - from) / 1000);
	await form.getByRole('button', { name: 'Add all' }).click();
	await form.getByText(`Added: ${many}.`).waitFor({ timeout: 600_000 });
	t.diagnostic(`${many} photos of ${Math.round(photo.length / 1e5) / 10} MB are stored after ${seconds()} s`);
	await form.getByText('IMG_900.JPG: This photo cannot be read.').waitFor();
	await page
		.frameLocator('#page')
		.getByText(`Inauguration ${many}`)
		.first()
		.waitFor({ state: 'attached', timeout: 600_000 });
	t.diagnostic(`the page shows them after ${seconds()} s`);

	const added = gallery().slice(before);
	assert.deepEqual(
		added.map(({ title }) => title),
		names.map((_, at) => `Inauguration ${at + 1}`),
	);
	assert.equal(added.filter(({ picture }) => picture.alt === own).length, 1);
	for (const { picture } of added)
		assert.ok(statSync(join(copy.folder, picture.file ?? '')).size < photo.length / 2);
	assert.equal(await page.locator('#problems li').count(), 0);
});

test('[OWN-4] their form opens, and what is saved there loses none of them', async () => {
	const before = gallery();
	await editor.open('collection/conference-photos/item/2025');
	await editor.edit('The few of the gallery', 'Inauguration 7', (dialog) =>
		dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('The first guest'),
	);
	await editor.save('The first guest');
	const now = gallery();
	assert.equal(now.length, before.length);
	for (const [at, { title, picture }] of now.entries()) {
		assert.equal(title, before[at]?.title.replace(/^Inauguration 7$/, 'The first guest'));
		assert.equal(picture.alt, before[at]?.picture.alt);
		if (picture.file !== undefined) assert.ok(existsSync(join(copy.folder, picture.file)), picture.file);
	}
});
