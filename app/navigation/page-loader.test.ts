import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadOnPopState, pageLoader } from './page-loader.ts';
import { pageIsShown, useAskedPage } from './page-wait.ts';

/** A page whose module comes, or fails, when the test says so. */
function page(path: string, isThere = false) {
	const module = Promise.withResolvers<void>();
	let there = isThere;
	const load = vi.fn((_: AbortSignal) => module.promise);
	return {
		route: { path, handle: { load, isThere: () => there } },
		load,
		comes: () => {
			there = true;
			module.resolve();
		},
		fails: () => module.resolve(),
	};
}

const home = page('/', true);
const asked = () => renderHook(useAskedPage).result.current?.to;
const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
	pageIsShown();
	window.history.replaceState(null, '', '/');
});

test('[ERR-2] a page is shown once its module has come; until then it is asked for', async () => {
	const faq = page('/faq');
	const show = vi.fn();
	pageLoader([home.route, faq.route], '/')('/faq?a#b', show);
	expect(asked()).toBe('/faq?a#b');
	expect(show).not.toHaveBeenCalled();
	faq.comes();
	await settled();
	expect(show).toHaveBeenCalledOnce();
});

test('a page that is there, or the one that is shown, waits for nothing', () => {
	const faq = page('/faq', true);
	const show = vi.fn();
	const loadPage = pageLoader([home.route, faq.route], '/');
	loadPage('/#section', show);
	expect(asked()).toBeUndefined();
	loadPage('/faq', show);
	expect(show).toHaveBeenCalledTimes(2);
	expect(faq.load).not.toHaveBeenCalled();
});

test('whoever asks for another page meanwhile, or for a section of this one, goes there instead', async () => {
	const faq = page('/faq');
	const loadPage = pageLoader([home.route, faq.route], '/');
	const show = vi.fn();
	loadPage('/faq', show);
	loadPage('/#section', () => {});
	expect(faq.load.mock.calls[0]?.[0].aborted).toBe(true);
	faq.comes();
	await settled();
	expect(show).not.toHaveBeenCalled();
});

test('[ERR-2] a page whose module has failed is shown as the error page, and asked for again by the next click', async () => {
	const faq = page('/faq');
	const loadPage = pageLoader([home.route, faq.route], '/');
	const show = vi.fn();
	loadPage('/faq', show);
	faq.fails();
	await settled();
	expect(show).toHaveBeenCalledOnce();
	loadPage('/faq', show);
	expect(faq.load).toHaveBeenCalledTimes(2);
});

test('the router hears of Back when the page is there', async () => {
	const faq = page('/faq');
	const heard = vi.fn();
	loadOnPopState(pageLoader([home.route, faq.route], '/'));
	window.addEventListener('popstate', heard);
	window.history.replaceState({ key: 'k' }, '', '/faq#b');
	window.dispatchEvent(new PopStateEvent('popstate'));
	expect(asked()).toBe('/faq#b');
	expect(heard).not.toHaveBeenCalled();
	faq.comes();
	await settled();
	expect(heard.mock.calls).toEqual([[expect.objectContaining({ state: { key: 'k' } })]]);
	window.removeEventListener('popstate', heard);
});
