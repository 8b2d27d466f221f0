import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inlineHashes } from './csp.ts';

// what `printf 'let a' | openssl dgst -sha256 -binary | base64` answers, and the same for the others
const hashes = {
	'let a': "'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE='",
	'let b': "'sha256-gZ7YtBHYJlXDIlfAddq5Sw/QYJv5E8tJmDWivVTn/60='",
	'.a{top:0}': "'sha256-HKUUHr/zGJPt9XqxhVtl8Y2jTDRcFYbbXT8D5+vpwJE='",
} as const;

test('every inline script and style is listed by its hash, each once', () => {
	const { script, style } = inlineHashes(
		'<style>.a{top:0}</style><script>let a</script><p>Words</p><script type="module">let b</script><script>let a</script><style>.a{top:0}</style>',
	);
	assert.deepEqual(script, [hashes['let a'], hashes['let b']]);
	assert.deepEqual(style, [hashes['.a{top:0}']]);
});

test('a data block is not listed: nothing runs it', () => {
	const page =
		'<script type="application/ld+json">{}</script><script type="application/json" id="files">{}</script>';
	assert.deepEqual(inlineHashes(page), { script: [], style: [] });
});
