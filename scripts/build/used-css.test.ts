import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usedCss } from './used-css.ts';

test('a page keeps the rules whose classes stand in it, and what those rules name', () => {
	const css = `
		:root { --near: red; --far: blue; }
		.here { color: var(--near); animation: turn 1s; }
		.here:hover { color: green; }
		.there { color: var(--far); animation: fall 1s; }
		@media print { .there { display: none; } }
		@keyframes turn { to { rotate: 1turn; } }
		@keyframes fall { to { top: 0; } }
		p { margin: 0; }`;
	const used = usedCss(css, '<p class="word here">');
	for (const kept of [/--near:/, /\.here\{/, /\.here:hover/, /@keyframes turn/, /p\{/])
		assert.match(used, kept);
	for (const gone of [/--far/, /\.there/, /@media print/, /@keyframes fall/]) assert.doesNotMatch(used, gone);
});
