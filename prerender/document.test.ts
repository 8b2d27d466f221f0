import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentOf } from './document.ts';

const places = {
	html: '<html lang="en">',
	head: '<!--head-->',
	root: '<div id="root"></div>',
	script: '<script type="module" src="/app/client.tsx"></script>',
} as const;
const template = `${places.html}<head>${places.head}</head><body>${places.root}${places.script}</body></html>`;

const parts = {
	page: { head: '<title>FAQ</title>', root: '<div id="root"><p>Costs $& and $1</p></div>' },
	rules: '.a{top:0}',
	files: {
		styles: '/assets/s.css',
		client: '/assets/c.js',
		fonts: ['/assets/f.woff2'],
		imports: ['/assets/i.js'],
	},
	data: '<script type="application/ld+json">{}</script>',
} as const;

test('a page carries its head, its styles, its words and the loader with the files it names', () => {
	const html = documentOf(template, { ...parts, loader: 'load()' });
	for (const part of [parts.page.head, parts.page.root, parts.data, '<style>.a{top:0}</style>', '>load()<'])
		assert.ok(html.includes(part), part);
	const files = /<script type="application\/json" id="files">(.*?)<\/script>/.exec(html)?.[1] ?? '';
	assert.deepEqual(JSON.parse(files), parts.files);
});

test('with script the whole style sheet waits for the loader; without script it is there at once', () => {
	const sheet = '<link rel="stylesheet" href="/assets/s.css">';
	const html = documentOf(template, { ...parts, loader: 'load()' });
	assert.equal(html.replace(`<noscript>${sheet}</noscript>`, '').includes('rel="stylesheet"'), false);
});

test('a response page has a script of its own, which loads nothing, and a plain style sheet', () => {
	const { page, rules, files } = parts;
	const html = documentOf(template, { page, rules, files, script: 'hide()' });
	assert.deepEqual(html.match(/<script.*?<\/script>|<noscript/g), ['<script type="module">hide()</script>']);
	assert.match(html, /<link rel="stylesheet" href="\/assets\/s\.css">/);
});

for (const [name, place] of Object.entries(places))
	test(`a template without a place for the ${name} fails with a message that names it`, () => {
		assert.throws(
			() => documentOf(template.replace(place, ''), parts),
			({ message }: Error) => message.includes(place),
		);
	});
