import { afterEach, expect, test, vi } from 'vitest';
import { addLink, addStyles } from './add-styles.ts';

afterEach(() => {
	document.head.innerHTML = '';
	vi.unstubAllGlobals();
});

const links = () => [...document.head.querySelectorAll('link')];

test('a link resolves with itself once it is there, and with nothing where it fails', async () => {
	const came = addLink({ rel: 'modulepreload', href: '/a.js' });
	const failed = addLink({ rel: 'modulepreload', href: '/b.js' });
	links()[0]?.dispatchEvent(new Event('load'));
	links()[1]?.dispatchEvent(new Event('error'));
	expect([await came, await failed]).toEqual([links()[0], undefined]);
});

test('the sheet applies only when the fonts are settled too, one that failed among them', async () => {
	vi.stubGlobal('requestAnimationFrame', (resolve: () => void) => resolve());
	const added = addStyles('/s.css', ['/f.woff2', '/g.woff2']);
	const [sheet, first, second] = links();
	expect([sheet?.media, first?.as, second?.crossOrigin]).toEqual(['print', 'font', 'anonymous']);
	sheet?.dispatchEvent(new Event('load'));
	first?.dispatchEvent(new Event('load'));
	await new Promise((resolve) => setTimeout(resolve));
	expect(sheet?.media).toBe('print');
	second?.dispatchEvent(new Event('error'));
	await added;
	expect(sheet?.media).toBe('all');
});
