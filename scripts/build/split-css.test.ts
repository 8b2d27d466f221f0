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
	for (const selector of [
		'.a',
		'.a.b:hover',
		'details[open]',
		'body>*',
		'[data-look=calm]',
		'[data-arriving] .a',
	])
		assert.equal(parted(`${selector}{color:red}`), 'used', selector);
	for (const selector of [
		'.gone',
		'table',
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

test('layers and media stay around what is parted, faces and what moves in it stay with the page', () => {
	const css =
		'@layer x,y;@font-face{font-family:F;src:url(f.woff2)}@keyframes k{to{top:0}}@keyframes l{to{top:0}}@layer y{@media (width>=9px){.a{animation:k 1s}.gone{top:1px}}}';
	const { used, rest } = splitCss(css, page);
	for (const part of [
		'@layer x',
		'@layer y{@media (width>=9px){.a{animation:1s k}}}',
		'@font-face',
		'@keyframes k',
	])
		assert.ok(used.includes(part), part);
	assert.match(rest, /^@layer x,y;.*@layer y\{@media \(width>=9px\)\{\.gone\{top:1px\}\}\}@keyframes l/);
	assert.doesNotMatch(rest, /font-face|keyframes k|\.a/);
});

test('rules for print stand with the rest where that is asked for', () => {
	const css = '.a{top:0}@media print{.a{top:1px}.gone{top:2px}}@media (width>=9px){.a{top:3px}}';
	assert.match(splitCss(css, page).used, /@media print\{\.a\{top:1px\}\}/);
	const { used, rest } = splitCss(css, page, { printLater: true });
	assert.equal(used, '.a{top:0}@media (width>=9px){.a{top:3px}}');
	assert.equal(rest, '@media print{.a{top:1px}.gone{top:2px}}');
});

test('a custom property stays with the page when something in it asks for it, by itself or through another', () => {
	const css =
		':root{--near:var(--far);--far:1px;--spare:2px;top:0}@media print{:root{--far:3px;--spare:4px}}.a{color:var(--near)}.gone{color:var(--spare)}';
	const { used, rest } = splitCss(css, page);
	for (const part of ['--near:', '--far:1px', '--far:3px', 'top:0']) assert.ok(used.includes(part), part);
	assert.doesNotMatch(used, /--spare/);
	for (const part of ['--spare:2px', '--spare:4px', '.gone']) assert.ok(rest.includes(part), part);
	assert.doesNotMatch(rest, /--near|--far|top:0|\.a/);
});

test('what is set once and asked for once in a page stands where it is asked for; script finds its name again', () => {
	const css =
		':root{--once:1px;--twice:2px;--through:var(--twice)}.a{top:var(--once);left:var(--twice);right:var(--through)}.gone{top:var(--once)}';
	const { used, rest } = splitCss(css, page);
	assert.match(used, /top:1px/);
	assert.doesNotMatch(used, /--once/);
	for (const part of ['--twice:2px', 'var(--twice)', 'var(--through)']) assert.ok(used.includes(part), part);
	for (const part of ['--once:1px', '.gone{top:var(--once)}']) assert.ok(rest.includes(part), part);
});

test('what some rule sets anew keeps its name', () => {
	for (const anew of ['.b{--once:2px}', '.gone{--once:2px}', '@media print{:root{--once:2px}}'])
		assert.match(splitCss(`:root{--once:1px}.a{top:var(--once)}${anew}`, page).used, /--once:1px/, anew);
	assert.match(splitCss(':root{--once:1px}.a{top:var(--once,3px)}', page).used, /--once:1px/);
});

test('spaces after commas go, but for those in quotation marks', () => {
	const { used } = splitCss('.a{font:var(--x, 1px) var(--y, serif);quotes:"a, b" "c"}', page);
	assert.equal(used, '.a{font:var(--x,1px) var(--y,serif);quotes:"a, b" "c"}');
});
