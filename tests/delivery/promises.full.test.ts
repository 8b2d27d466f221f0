import assert from 'node:assert/strict';
import { test } from 'node:test';
import { promises } from '#content/records/index/promises.ts';
import { builtPage, wordsOf } from '../built.ts';

/** A promise is listed apart from the sentence that makes it (docs/decisions/0025), so that the two must agree. */
test('each promise to confirm stands on its page in these words', async () => {
	const page = new Map<string, string>();
	for (const { words, page: address } of promises.list ?? []) {
		if (!page.has(address)) page.set(address, wordsOf(await builtPage(address)));
		assert.ok(page.get(address)?.includes(words), `${address} does not say: ${words}`);
	}
});
