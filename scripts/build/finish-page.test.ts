import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finishPage } from './finish-page.ts';
import { firstView } from './first-view.ts';
import { lateStart } from './late-start.ts';

const start = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/faq-3.js";
  window.__reactRouterRouteModules = {"root":route0,"/faq":route1};

import("/assets/entry.client-4.js");`;

const everywhere = ['/assets/react-5.js', '/assets/house-6.js'];

test('the start script asks for nothing by itself and brings every module when it begins', () => {
	const late = lateStart({ code: start, everywhere });
	assert.doesNotMatch(late, /^import /m);
	assert.doesNotMatch(firstView({ start: '/assets/start-1.js', rest: '/assets/rest-1.css' }), /^import /m);
	for (const file of ['manifest-1', 'root-2', 'faq-3', 'react-5', 'house-6', 'entry.client-4'])
		assert.ok(late.includes(`import("/assets/${file}.js")`));
	assert.match(late, /then\(\(\[,,route0,route1\]\)=>/);
	assert.doesNotThrow(
		() => new Function(late.replaceAll('import(', 'Promise.resolve(').replace('export ', '')),
	);
});

test('a start script of another wording stops the build', () => {
	assert.throws(
		() => lateStart({ code: 'import("/assets/entry.js")', everywhere }),
		/mend scripts\/build\/late-start\.ts/,
	);
});

test('a finished page carries its CSS, keeps its links disabled, drops preloads, and names its inline parts by hash', () => {
	const html = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/a.css#"/></head><body class="a"><script>((storageKey, restoreKey) => {})()</script><script>window.__reactRouterContext = {};</script><script type="module" async="">${start}</script></body></html>`;
	const page = finishPage(html, () => '.a{color:red}.gone{top:0}', everywhere);
	assert.equal(
		page.html.match(
			/<style>\.a\{color:red\}<\/style><noscript><link rel="stylesheet" href="\/assets\/rest-[^"]+"><\/noscript><\/head>/g,
		)?.length,
		1,
	);
	assert.doesNotMatch(page.html, /modulepreload/);
	assert.match(page.html, /href="\/assets\/a\.css" disabled>/);
	assert.equal(page.html.match(/<script/g)?.length, 1, 'nothing runs while the page is read');
	assert.equal(page.csp.script.length, 1);
	assert.deepEqual(page.csp.style, ["'sha256-AYkV/wUaXEz1i9pndN1veIXFHZVFTj4Ojce2rMK7bSc='"]);
});

test('an apostrophe stands as itself, in text and in attributes', () => {
	const page = finishPage(
		'<p title="Bhopal&#x27;s">the authors&#x27; &quot;paper&quot; &amp; plan</p>',
		() => '',
	);
	assert.equal(page.html, `<p title="Bhopal's">the authors' &quot;paper&quot; &amp; plan</p>`);
});

test('a living page carries the rules of its first view, an answer all that it uses', () => {
	const css = '.near{top:0}.far{top:1px}@media print{.near{top:2px}}';
	const html = (start: string) =>
		`<html><head><link rel="stylesheet" href="/a.css"/></head><body><section class="section"><div class="wrap"><p class="near"></p></div></section><section class="section"><div class="wrap"><p class="far"></p></div></section>${start}</body></html>`;
	const living = finishPage(html(`<script type="module" async="">${start}</script>`), () => css, everywhere);
	assert.match(living.html, /<style>\.near\{top:0\}<\/style>/);
	assert.equal(living.files[0]?.text, '.far{top:1px}@media print{.near{top:2px}}');
	assert.match(
		finishPage(html(''), () => css).html,
		/<style>\.near\{top:0\}\.far\{top:1px\}@media print\{\.near\{top:2px\}\}<\/style><\/head>/,
	);
});

test('what a page needs only when it lives stands in files of its own, which its start asks for', () => {
	const html = `<html><head><link rel="stylesheet" href="/assets/a.css"/></head><body class="a"><script>window.__reactRouterContext = {};</script><script type="module" async="">${start}</script></body></html>`;
	const { html: page, files } = finishPage(html, () => '.a{color:red}.gone{top:0}', everywhere);
	const [rest, late] = files;
	assert.equal(rest?.text, '.gone{top:0}');
	assert.ok(page.includes(`import("${late?.address}")`));
	assert.ok(late?.text.includes(`fetch("${rest?.address}")`));
});

test('an inline script that nobody knows stops the build', () => {
	const html = `<html><head></head><body><script>1</script></body></html>`;
	assert.throws(() => finishPage(html, () => '', everywhere), /An inline script of another kind: 1/);
});

test('the drawings that a page shows arrive late, with the faces', () => {
	const html = `<html><head><link rel="stylesheet" href="/a.css"/></head><body class="art"><script type="module" async="">${start}</script></body></html>`;
	const css = '.art{mask:url(/assets/hall-1.svg)}.other{mask:url(/assets/rig-2.svg)}';
	const page = finishPage(html, () => css, everywhere);
	assert.match(page.html, /^<html data-arriving="" data-folded="">/);
	assert.match(page.files.at(-1)?.text ?? '', /\["\/assets\/hall-1\.svg"\]\.map/);
});

test('a finished page says whether it may frame somebody else', () => {
	const page = (body: string) => finishPage(`<html><head></head><body>${body}</body></html>`, () => '');
	assert.equal(page('<figure class="map" data-frame="https://maps.example/embed"></figure>').frames, true);
	assert.equal(page('<p>Load the map data-frame="https://maps.example"</p>').frames, false);
});

test('an answer of the server has no script at all', () => {
	const html = '<html><head></head><body><script>1</script><p>Sent</p></body></html>';
	const page = finishPage(html, () => '');
	assert.doesNotMatch(page.html, /<script/);
	assert.deepEqual(page.csp.script, []);
});

test('an element that holds nothing goes without its stroke, what is drawn in SVG keeps it; names of attributes are small', () => {
	const body = '<img alt="1 &gt; 0" src="/a.avif"/><br/><svg><path d="M0 0"/></svg>';
	const { html } = finishPage(
		`<html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`,
		() => '',
	);
	assert.match(html, /<meta charset="utf-8">/);
	assert.match(html, /<body><img alt="1 &gt; 0" src="\/a\.avif"><br><svg><path d="M0 0"\/><\/svg><\/body>/);
});
