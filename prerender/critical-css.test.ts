import assert from 'node:assert/strict';
import { test } from 'node:test';
import { earlyCss, keepCriticalCss } from './critical-css.ts';

/** The styles that a small page keeps of a sheet. */
async function kept(css: string, fallbackFonts = ''): Promise<string> {
	const { html, style } = await keepCriticalCss(
		`<!doctype html><html lang="en"><head><style>${css}</style></head><body><p class="a">Words</p></body></html>`,
		fallbackFonts,
	);
	assert.ok(html.includes(`<style>${style}</style>`));
	return style;
}

test('a page keeps the rules it uses, whatever state or width they are for, and no other', async () => {
	for (const rule of [
		'.a{top:0}',
		'.a:hover{top:0}',
		'.a:before{top:0}',
		':is(.a,.gone){top:0}',
		':root{--b:0;top:var(--b)}',
		'@media (width>=9px){.a{top:0}}',
		'@layer b{.a{top:0}}',
		'@layer b,c;',
	])
		assert.equal(await kept(`${rule}p{left:0}`), `${rule}p{left:0}`);
	for (const rule of ['.gone{top:0}', '.a .gone{top:0}', '@media (width>=9px){table{top:0}}'])
		assert.equal(await kept(`${rule}p{left:0}`), 'p{left:0}', rule);
});

test('a page keeps the custom properties that it uses, and those that these use', async () => {
	const rules = ':root{--a:var(--b);--b:0;--gone:var(--far);--far:0}.a{top:var(--a)}';
	assert.equal(await kept(rules), ':root{--a:var(--b);--b:0}.a{top:var(--a)}');
});

test('a page keeps the animations that its rules name, and every fallback font', async () => {
	const animation = (name: string) => `@keyframes ${name}{to{top:0}}`;
	const rule = '.a{font-family:var(--sans);animation:1s near}';
	const font = '@font-face{font-family:Sans;src:local(Arial)}';
	assert.equal(
		await kept(animation('near') + animation('far') + rule, font),
		font + animation('near') + rule,
	);
});

test('web fonts come late; the fonts of the device that stand in for them do not', () => {
	const late = '@font-face{font-family:F;src:url(/assets/f.woff2)}';
	const near = '@font-face{font-family:S;src:local(Arial)}';
	assert.deepEqual(earlyCss(`${late}${near}.a{color:red}`), { rules: '.a{color:red}', fallbackFonts: near });
});

test('the layer `late` comes late', () => {
	const kept = '@layer b{.a{left:0}}';
	assert.equal(earlyCss(`@layer late{.a{top:0}@media (width>=9px){.a{top:9px}}}${kept}`).rules, kept);
});

test('what is for print alone comes late', () => {
	const screen = '@media screen{.a{top:0}}@media screen,print{.a{left:0}}';
	assert.equal(earlyCss(`@media print{.a{color:red}}${screen}`).rules, screen);
});

test('what is for the pointer, for a change and for a page without script comes late', () => {
	const kept = '.a:hover,.a:focus{top:0}.a:not(:hover){left:0}';
	const late = '.a:hover{top:0}.a{transition:top 1s}@media (scripting:none){.a{top:0}}';
	const wide = '@media (width>=9px) and (scripting:none){.a{top:0}}';
	assert.equal(earlyCss(late + wide + kept).rules, kept);
	const either = '@media (scripting:none) or (prefers-reduced-motion:reduce){.a{top:0}}';
	assert.equal(earlyCss(either).rules, either);
});

test('a rule that stands within another comes with the first paint too', async () => {
	const { rules } = earlyCss('body{.a{top:0}>.gone{left:0}}');
	assert.equal(await kept(rules), 'body .a{top:0}');
});
