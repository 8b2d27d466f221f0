import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressAll } from './compress.ts';

test('beside each text stand its brotli and gzip forms, which hold the same; a dense file has none', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'compress-'));
	const text = 'words '.repeat(100);
	const names = ['a.html', 'b.css', 'c.js', 'd.json', 'e.svg'];
	for (const name of [...names, 'f.avif', 'g.woff2']) writeFileSync(join(folder, name), text);
	await compressAll(readdirSync(folder).map((name) => join(folder, name)));
	for (const name of names) {
		const form = (ending: string) => readFileSync(join(folder, name + ending));
		for (const plain of [brotliDecompressSync(form('.br')), gunzipSync(form('.gz'))])
			assert.equal(plain.toString(), text, name);
	}
	assert.equal(readdirSync(folder).length, names.length * 3 + 2);
});
