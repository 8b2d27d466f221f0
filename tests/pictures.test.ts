import assert from 'node:assert/strict';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import type { PictureFile } from '#content/shapes.ts';
import { filesOf } from '../scripts/pictures/outputs.ts';

const served = 'media/public/pictures';
const kilobyte = 1024;

/** Every picture that a page can show: all exports of content/pictures that name a file. */
async function pictures(): Promise<PictureFile[]> {
	const modules = readdirSync('content/pictures').filter((file) => file.endsWith('.ts'));
	const tables = await Promise.all(modules.map((file) => import(`#content/pictures/${file}`)));
	const records = tables
		.flatMap((table) => Object.values(table))
		.flatMap((table) => Object.values(table as object));
	return records.filter((record): record is PictureFile => 'hash' in record && 'widths' in record);
}

const all = await pictures();
const size = (name: string, width: number, { hash }: PictureFile, format: string) =>
	statSync(join(served, `${name}-${width}.${hash}.${format}`)).size;

test('every picture has its files: AVIF in all widths, WebP in full', () => {
	assert.ok(all.length > 0);
	for (const picture of all)
		for (const file of filesOf(picture)) assert.ok(existsSync(join(served, file)), file);
});

test('every picture is as large as the page is told', async () => {
	for (const { name, hash, width, height, widths } of all) {
		assert.ok(width > 0 && height > 0, name);
		if (widths.length === 0) continue;
		const real = await sharp(join(served, `${name}-${width}.${hash}.avif`)).metadata();
		assert.deepEqual([real.width, real.height], [width, height], name);
	}
});

test('a thumbnail weighs at most 12 KB, a card 45 KB, a larger picture 120 KB, in AVIF', () => {
	for (const picture of all)
		for (const width of picture.widths) {
			const most = width <= 320 ? 12 : width <= 640 ? 45 : 120;
			const bytes = size(picture.name, width, picture, 'avif');
			assert.ok(bytes <= most * kilobyte, `${picture.name} at ${width} weighs ${bytes} bytes`);
		}
});

test("the home's first picture on a phone weighs at most 12 KB", () => {
	const small = all.filter(({ name }) => name.includes('home-welcome-small'));
	assert.equal(small.length, 2, 'one for light, one for dark');
	for (const picture of small)
		for (const width of picture.widths)
			assert.ok(size(picture.name, width, picture, 'avif') <= 12 * kilobyte);
});
