import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { films } from '#content/films.ts';

const served = 'media/public';

for (const [name, { webm, mp4, poster, seconds }] of Object.entries(films)) {
	test(`[GROUP-1] the film ${name} is light, short and there in both formats`, () => {
		for (const address of [webm, mp4]) assert.ok(statSync(join(served, address)).size < 900_000, address);
		assert.ok(seconds >= 6 && seconds <= 10, `${seconds} s`);
		assert.equal(readFileSync(join(served, webm)).readUInt32BE(0), 0x1a45dfa3, 'an EBML head');
	});

	test(`[GROUP-1] the film ${name} starts before it has arrived, and has no sound`, () => {
		const bytes = readFileSync(join(served, mp4)).toString('latin1');
		assert.ok(bytes.indexOf('moov') < bytes.indexOf('mdat'), 'the index comes first');
		assert.ok(!bytes.includes('soun'), 'no track of sound');
	});

	test(`[GROUP-1] the film ${name} has a poster of its own frame`, () => {
		assert.equal(poster.width / poster.height, 16 / 9);
	});
}
