import { expect, test } from 'vitest';
import { indexPages } from './page-index.ts';

const page = (path: string, title: string, text = '') => ({
	path,
	title,
	text,
	description: '',
	headings: '',
});

const find = indexPages([
	page('/products', 'Natural-fibre mats', 'coir jute sisal'),
	page('/faq', 'Conference FAQ', 'fee venue dates'),
	page('/Conference', 'AIC-RAETHM 2025', 'conference dates and tracks'),
]);

test('finds a page by a begun word, by a title and with a slip of the finger', () => {
	expect(find('coi').map(({ path }) => path)).toEqual(['/products']);
	expect(find('conference')[0]?.path).toBe('/faq');
	expect(find('confernce').map(({ path }) => path)).toContain('/faq');
});

test('wants every word', () => {
	expect(find('conference tracks').map(({ path }) => path)).toEqual(['/Conference']);
	expect(find('coir tracks')).toEqual([]);
	expect(find('')).toEqual([]);
});
