import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageKeywords } from '#content/site/page-keywords.ts';
import { paths } from '#contract/paths.ts';
import { foundPage, searchIndex } from './search-index.ts';

const meta = {
	path: 'hosting',
	title: 'Prices & dates',
	description: 'The organiser’s "list"',
} as const;
const found = (path: string, main: string) =>
	foundPage(
		path,
		meta,
		`<div id="root"><div><header><h2>Menu</h2></header><main id="main">${main}</main><footer><h2>Explore</h2></footer></div></div>`,
	);

test('the search knows a page by its title, description, headings and words, as a visitor reads them', () => {
	const page = found(
		'/prices',
		'<h1>All <b>prices</b></h1><p>From 1 &lt; 2</p>\n<h2>Dates</h2><style>.a{}</style><!--$--><p>June</p>',
	);
	assert.deepEqual(page, {
		path: '/prices',
		title: 'Prices & dates',
		description: meta.description,
		headings: 'All prices Dates',
		text: 'All prices From 1 < 2 Dates June',
	});
});

test('the search knows what visitors call the matter of a page, and does not find itself', () => {
	const pages = [paths.contact, paths.search, `${paths.conference}/some-edition`].map((path) =>
		found(path, ''),
	);
	const [contact, edition, ...more] = searchIndex(pages);
	assert.deepEqual([contact?.path, contact?.keywords], [paths.contact, pageKeywords.contact]);
	assert.deepEqual([edition?.path, edition?.keywords], [`${paths.conference}/some-edition`, '']);
	assert.deepEqual(more, []);
});

test('of a long page the search knows the last word too', () => {
	const { text } = found('/long', `<p>${'word '.repeat(10_000)}end</p>`);
	assert.ok(text.startsWith('word word') && text.endsWith('end'));
});
