import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allPaths } from '#contract/paths.ts';
import { builtPage, grab } from './built.ts';

/** What stands on every page alike. */

test('[FLOAT-1] chat and call float on every page, with two different numbers, one with a greeting', async () => {
	const chats = new Set<string>();
	for (const path of allPaths) {
		const floats =
			grab(await builtPage(path), /<aside[^>]* aria-label="Quick contact">(.*?)<\/aside>/s) ?? '';
		assert.match(floats, /href="tel:\+\d+"/, path);
		chats.add(grab(floats, /href="(https:\/\/wa\.me\/[^"]+)"/) ?? path);
	}
	const [plain, greeting, ...more] = [...chats]
		.map((chat) => new URL(chat))
		.sort((a, b) => a.search.length - b.search.length);
	assert.equal(more.length, 0);
	assert.notEqual(plain?.pathname, greeting?.pathname);
	assert.equal(plain?.search, '');
	assert.match(greeting?.searchParams.get('text') ?? '', /\S/);
});

test('[MOT-1] the switch that pauses everything that moves stands on every page', async () => {
	for (const path of allPaths) assert.match(await builtPage(path), /Pause motion<\/button>/, path);
});
