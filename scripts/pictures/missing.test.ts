import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import type { PictureFile } from '#content/shapes.ts';
import { makeFamily } from './make.ts';
import { missingVariants, missingWords, tooSmall } from './missing.ts';

const picture = (width: number): PictureFile => ({
	name: 'one',
	hash: '000',
	width,
	height: 480,
	widths: [320, width],
	ground: 'paper',
});
const hero = (...names: string[]) => Object.fromEntries(names.map((name) => [name, picture(1920)]));

test('a slide of which two files are there is told which other two it needs, and how large', () => {
	const [line, ...more] = missingVariants('hero', hero('welcome-light', 'welcome-small-light'));
	assert.match(
		line ?? '',
		/^hero\/welcome lacks welcome-dark \(1920 x 565\), welcome-small-dark \(800 x 735\)\./,
	);
	assert.match(line ?? '', /or one photograph welcome\.jpg/);
	assert.deepEqual(more, []);
});

test('a slide with all its files lacks nothing', () => {
	const all = hero('home-light', 'home-dark', 'home-small-light', 'home-small-dark');
	assert.deepEqual(missingVariants('hero', all), []);
});

test('one photograph of a slide gives all four files, each in its own frame', async () => {
	const root = mkdtempSync(join(tmpdir(), 'slide-'));
	const folders = {
		sources: join(root, 'sources'),
		served: join(root, 'served'),
		manifests: join(root, 'manifests'),
	};
	mkdirSync(join(folders.sources, 'hero'), { recursive: true });
	const photograph = sharp({ create: { width: 900, height: 900, channels: 3, background: '#f5a21f' } });
	writeFileSync(join(folders.sources, 'hero', 'team.jpg'), await photograph.jpeg().toBuffer());
	const pictures = await makeFamily('hero', folders);
	assert.deepEqual(missingVariants('hero', pictures), []);
	assert.deepEqual(
		Object.entries(pictures).map(([name, { width, height }]) => [name, width, height]),
		[
			['team-dark', 900, 265],
			['team-light', 900, 265],
			['team-small-dark', 800, 735],
			['team-small-light', 800, 735],
		],
	);
});

test('a photograph without words and words without a photograph are both named, with what to do', () => {
	const lines = missingWords('gallery', ['new'], { old: { title: 'Old', alt: 'Old' } });
	assert.match(
		lines[0] ?? '',
		/^gallery\/new has no words .*content\/pictures\/subjects\/gallery\.ts: 'new': \{/,
	);
	assert.match(
		lines[1] ?? '',
		/names old, which has no picture\. Add media\/sources\/gallery\/old\.jpg \(1280 x 960\)/,
	);
	assert.deepEqual(missingWords('mats', ['coir'], undefined), []);
});

test('a photograph that is smaller than its place is mentioned', () => {
	assert.match(
		tooSmall('gallery', { new: picture(640) })[0] ?? '',
		/is 640 x 480; 1280 x 960 would be sharp/,
	);
	assert.deepEqual(tooSmall('gallery', { new: picture(1280) }), []);
});
