import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { media } from './repository.ts';
import { works } from './works.ts';

const make = async (file: string) =>
	Buffer.from((await works.find((work) => work.file === file)?.make()) ?? '');

const cheap = [
	'public/favicon.svg',
	'public/favicon.ico',
	'art/map.svg',
	'art/plants/neem.svg',
	'sources/people/chair.svg',
	'sources/hero/home-welcome-small-light.svg',
	'sources/proceedings/photo-12.svg',
	'sources/menu/replay.svg',
];

for (const file of cheap)
	test(`drawing ${file} twice gives the same bytes`, async () => {
		const first = await make(file);
		assert.ok(first.length > 100);
		assert.ok(first.equals(await make(file)));
	});

test('what is drawn is what is in media', async () => {
	for (const file of cheap.filter((each) => each.endsWith('.svg') && existsSync(join(media, each))))
		assert.equal((await make(file)).toString(), readFileSync(join(media, file), 'utf8'), file);
});

test('a mask weighs at most 9 KB, compressed', () => {
	for (const { file } of works.filter(
		(work) => work.file === 'art/map.svg' || work.file.startsWith('art/plants/'),
	)) {
		const bytes = gzipSync(readFileSync(join(media, file)), { level: 9 }).length;
		assert.ok(bytes <= 9 * 1024, `${file}: ${bytes}`);
	}
});
