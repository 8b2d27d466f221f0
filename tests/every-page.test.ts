import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitePaths } from '#app/editions/site-paths.ts';
import { builtPage, grab } from './built.ts';

/** What stands on every page alike. */

const chatOf = (html: string) => grab(html, /href="(https:\/\/wa\.me\/[^"]+)"/);

test('[FLOAT-1] chat and call are on every page, with two different numbers, one with a greeting; on those of the group and of software they float', async () => {
	const chats = new Set<string>();
	for (const path of sitePaths) {
		const html = await builtPage(path);
		const footer = grab(html, /<footer(.*?)<\/footer>/s) ?? '';
		assert.match(footer, /href="tel:\+\d+"/, path);
		chats.add(chatOf(footer) ?? path);
		const floats = grab(html, /<aside[^>]* aria-label="Quick contact">(.*?)<\/aside>/s);
		assert.equal(
			floats !== undefined,
			/^(group|software)$/.test(grab(html, /data-thread="(\w+)"/) ?? ''),
			path,
		);
		if (floats === undefined) continue;
		assert.match(floats, /href="tel:\+\d+"/, path);
		assert.equal(chatOf(floats), chatOf(footer), path);
	}
	const [plain, greeting, ...more] = [...chats]
		.map((chat) => new URL(chat))
		.sort((a, b) => a.search.length - b.search.length);
	assert.equal(more.length, 0);
	assert.notEqual(plain?.pathname, greeting?.pathname);
	assert.equal(plain?.search, '');
	assert.match(greeting?.searchParams.get('text') ?? '', /\S/);
});

test('[RT-45] nothing in a page leads to the page itself', async () => {
	for (const path of sitePaths) {
		const main = grab(await builtPage(path), /<main(.*?)<\/main>/s) ?? '';
		assert.doesNotMatch(main, /<a [^>]*aria-current="page"/, path);
	}
});

test('[MOT-1] the switch that pauses everything that moves stands on every page', async () => {
	for (const path of sitePaths) assert.match(await builtPage(path), /Pause motion<\/span><\/button>/, path);
});
