import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageKeywords } from '#content/page-keywords.ts';
import { paths } from '#contract/paths.ts';
import { readPage, searchIndex, threadOf } from './search-index.ts';

const head =
	'<title>Prices &amp; dates | AEG Consultancy, Bhopal</title><meta name="description" content="The organiser&#x27;s &quot;list&quot;">';
const page = (main: string) => ({
	head,
	root: `<div id="root"><div data-thread="software"><header><h2>Menu</h2></header><main id="main">${main}</main><footer><h2>Explore</h2></footer></div></div>`,
});

test('the search knows a page by its title, description, headings and words, as a visitor reads them', () => {
	const found = readPage(
		'/prices',
		page('<h1>All <b>prices</b></h1><p>From 1 &lt; 2</p>\n<h2>Dates</h2><style>.a{}</style><p>June</p>'),
	);
	assert.deepEqual(found, {
		path: '/prices',
		title: 'Prices & dates',
		description: 'The organiser\'s "list"',
		headings: 'All prices Dates',
		text: 'All prices From 1 < 2 Dates June',
	});
});

test('the search knows what visitors call the matter of a page, and does not find itself', () => {
	const pages = [paths.contact, paths.search, `${paths.conference}/some-edition`].map((path) =>
		readPage(path, page('')),
	);
	const [contact, edition, ...more] = searchIndex(pages);
	assert.deepEqual([contact?.path, contact?.keywords], [paths.contact, pageKeywords.contact]);
	assert.deepEqual([edition?.path, edition?.keywords], [`${paths.conference}/some-edition`, '']);
	assert.deepEqual(more, []);
});

test('of a long page the search knows the last word too', () => {
	const { text } = readPage('/long', page(`<p>${'word '.repeat(10_000)}end</p>`));
	assert.ok(text.startsWith('word word') && text.endsWith('end'));
});

test('a page belongs to the division that its layout says', () => {
	assert.equal(threadOf(page('')), 'software');
});
