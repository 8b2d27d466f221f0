import { expect, test } from 'vitest';
import { indexPages } from './page-index.ts';

const page = (path: string, title: string, text = '') => ({
	path,
	title,
	text,
	description: '',
	headings: '',
});

const search = indexPages([
	page('/products', 'Natural-fibre mats', 'coir jute sisal'),
	page('/faq', 'Conference FAQ', 'fee venue dates'),
	page('/Conference', 'AIC-RAETHM 2025', 'conference dates and tracks'),
	page('/apps', 'Mobile app development', 'the cost of an app'),
	page('/photos', 'Videos and galleries', 'a series of photos'),
]);
const find = (question: string) => search(question).pages.map(({ path }) => path);
const findWhole = (question: string) => find(question).slice(0, search(question).whole);

test('finds a page by a begun word and by a title, with and without the s of a plural', () => {
	expect(find('coi')).toEqual(['/products']);
	expect(find('conference')[0]).toBe('/faq');
	expect(find('track')).toEqual(['/Conference']);
	expect(find('mats coirs')[0]).toBe('/products');
});

test('finds a page by either form of a word whose plural ends in -ies', () => {
	for (const typed of ['gallery', 'galleries', 'galler', 'series'])
		expect(find(typed), typed).toEqual(['/photos']);
});

test('finds a mistyped word: a letter missing, wrong, or two swapped', () => {
	for (const typed of ['moble', 'mobule', 'moblie', 'ombile']) expect(find(typed), typed).toContain('/apps');
	expect(find('confernce')).toContain('/faq');
});

test('a word that some page has is not taken for a mistyped other one', () => {
	expect(find('fee')).not.toContain('/products');
	expect(find('jute')).toEqual(['/products']);
});

test('pages with all that was asked come first, pages with some of it after them, and are told apart', () => {
	expect(findWhole('conference tracks')).toEqual(['/Conference']);
	expect(find('conference tracks')).toEqual(['/Conference', '/faq']);
	expect([findWhole('coir tracks'), find('coir tracks').length]).toEqual([[], 2]);
	expect([find(''), find('zebra')]).toEqual([[], []]);
});

test('a question that names nothing finds no page, and is told apart from one in vain', () => {
	for (const vague of ['the', 'a', 'my', 'how'])
		expect(search(vague), vague).toMatchObject({ pages: [], vague: true });
	expect(search('zebra').vague).toBeUndefined();
});

test('finds by a word that means the same', () => {
	expect(findWhole('how much does an app cost')).toEqual(['/apps']);
	expect(findWhole('conference charges')).toEqual(['/faq']);
});
