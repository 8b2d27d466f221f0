import { expect, test } from 'vitest';
import { indexPages } from './page-index.ts';

const page = (path: string, title: string, text = '', keywords = '') => ({
	path,
	title,
	text,
	keywords,
	description: '',
	headings: '',
});

const search = indexPages([
	page('/products', 'Natural-fibre mats', 'coir jute sisal'),
	page('/faq', 'Conference FAQ', 'fee venue dates. Registration is over. A fee is asked.'),
	page('/Conference', 'AIC-RAETHM 2025', 'conference dates and tracks'),
	page(
		'/apps',
		'Mobile app development',
		'the cost of an app, and its directories',
		'android app. play store',
	),
	page('/photos', 'Videos and galleries', 'a series of photos'),
	page('/hosting', 'Hosting', 'The registration fee of a domain'),
	page('/group', 'All of us', 'conference app development and a fee'),
]);
const find = (question: string) => search(question).pages.map(({ path }) => path);

test('finds a page by a begun word and by a title, with and without the s of a plural', () => {
	expect(find('coi')).toEqual(['/products']);
	expect(find('conference')[0]).toBe('/faq');
	expect(find('track')).toEqual(['/Conference']);
	expect(find('mats coirs')[0]).toBe('/products');
});

test('finds a page by either form of a word whose plural ends in -ies, and by its kin', () => {
	for (const typed of ['gallery', 'galleries', 'galler', 'series'])
		expect(find(typed), typed).toEqual(['/photos']);
	for (const typed of ['developing', 'developed', 'develope']) expect(find(typed)[0], typed).toBe('/apps');
});

test('finds a mistyped word: a letter missing, wrong, or two swapped', () => {
	for (const typed of ['moble', 'mobule', 'moblie', 'ombile']) expect(find(typed), typed).toContain('/apps');
	expect(find('confernce')).toContain('/faq');
});

test('a word that some page has is not taken for a mistyped other one', () => {
	expect(find('fee')).not.toContain('/products');
	expect(find('jute')).toEqual(['/products']);
});

test('a word that the site has not is not taken for the beginning of one that it has', () => {
	expect(search('director')).toMatchObject({ pages: [], whole: false });
	expect(find('directories')).toEqual(['/apps']);
});

test('a title and the words of visitors outweigh the text', () => {
	expect(find('hosting')[0]).toBe('/hosting');
	expect(find('app development')[0]).toBe('/apps');
	expect(find('play store')).toEqual(['/apps']);
});

test('words that stand together outweigh the same words far from each other', () => {
	expect(find('registration fee').slice(0, 2)).toEqual(['/hosting', '/faq']);
});

test('says whether the best page has all that was asked', () => {
	expect(search('conference tracks').whole).toBe(true);
	expect(find('conference tracks')[0]).toBe('/Conference');
	expect(search('coir tracks')).toMatchObject({ whole: false, pages: [{}, {}] });
	expect([find(''), find('zebra')]).toEqual([[], []]);
});

test('a question that names nothing finds no page, and is told apart from one in vain', () => {
	for (const vague of ['the', 'a', 'my', 'how'])
		expect(search(vague), vague).toMatchObject({ pages: [], vague: true });
	expect(search('zebra').vague).toBeUndefined();
});

test('finds by a word that means the same', () => {
	expect(find('how much does an app cost')[0]).toBe('/apps');
	expect(find('conference charges')[0]).toBe('/faq');
});
