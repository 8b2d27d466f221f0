import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitCss } from './split-css.ts';

const page = '<html data-arriving=""><body class="a b" data-look="calm"><details>…</details></body></html>';

function parted(css: string): 'used' | 'rest' {
	const { used, rest } = splitCss(css, page);
	assert.equal(used === '', rest !== '', 'a rule stands in one of the two');
	return used === '' ? 'rest' : 'used';
}

test('a rule stays with the page when what it asks for stands in it', () => {
	for (const selector of ['.a', '.a.b:hover', 'details[open]', '[data-look=calm]', '[data-arriving] .a'])
		assert.equal(parted(`${selector}{color:red}`), 'used', selector);
	for (const selector of [
		'.gone',
		'.a .gone',
		'[data-look=loud]',
		'[data-live] .a',
		':is(.gone,.lost)',
		'::view-transition',
	])
		assert.equal(parted(`${selector}{color:red}`), 'rest', selector);
	for (const selector of ['.gone,.a', '.a:not(.gone)', ':is(.gone,.b)'])
		assert.equal(parted(`${selector}{color:red}`), 'used', selector);
});

test('layers and media stay around what is parted, faces and keyframes stay with the page', () => {
	const css =
		'@layer x,y;@font-face{font-family:F;src:url(f.woff2)}@keyframes k{to{top:0}}@layer y{@media (width>=9px){.a{top:0}.gone{top:1px}}}';
	const { used, rest } = splitCss(css, page);
	for (const part of ['@layer x', '@layer y{@media (width>=9px){.a{top:0}}}', '@font-face', '@keyframes k'])
		assert.ok(used.includes(part), part);
	assert.equal(rest, '@layer x;@layer y{@media (width>=9px){.gone{top:1px}}}');
});
