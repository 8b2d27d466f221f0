import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { paths } from '#contract/paths.ts';
import { titles } from '../scripts/artwork/titles.ts';

const folder = 'media/public/cards';

test('[RT-46] every address has a social card of 1200 x 630 that weighs at most 40 kB, and no card is left over', () => {
	for (const name of Object.keys(paths)) {
		const png = readFileSync(join(folder, `${name}.png`));
		assert.ok(png.length <= 40_000, `${name}: ${png.length} bytes`);
		assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630], name);
	}
	assert.deepEqual(
		readdirSync(folder).sort(),
		Object.keys(paths)
			.map((name) => `${name}.png`)
			.sort(),
	);
});

test('[RT-46] a second address of a screen shows the title of the first', async () => {
	const words = await titles();
	assert.equal(words.get('groupHomeVariant'), words.get('groupHome'));
	assert.equal(words.get('viewWork'), words.get('portfolio'));
});
