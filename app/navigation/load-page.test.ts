import { expect, test, vi } from 'vitest';
import { loadPage, prefetchPage } from './load-page.ts';

const Layout = () => null;
const Component = () => null;

function table() {
	const handle = (first = vi.fn(async () => ({ Component }))) => ({ first, prefetch: vi.fn() });
	const [faq, other] = [handle(), handle()];
	const children = [
		{ id: '/faq', path: '/faq', handle: faq },
		{ id: '/other', path: '/other', handle: other },
	];
	return { faq, other, routes: [{ Component: Layout, children }] };
}

test('the router has the module of the first page from the start, by the id of its route', async () => {
	const { routes, other } = table();
	expect(await loadPage(routes, '/faq')).toEqual({ '/faq': { Component } });
	expect(other.first).not.toHaveBeenCalled();
});

test('an address of no route loads nothing', async () => {
	const { routes, faq, other } = table();
	expect(await loadPage(routes, '/nowhere')).toEqual({});
	prefetchPage(routes, '/nowhere');
	for (const { first, prefetch } of [faq, other]) {
		expect(first).not.toHaveBeenCalled();
		expect(prefetch).not.toHaveBeenCalled();
	}
});

test('a module is fetched ahead of a visit', () => {
	const { routes, faq, other } = table();
	prefetchPage(routes, '/faq');
	expect(faq.prefetch).toHaveBeenCalledOnce();
	expect(other.prefetch).not.toHaveBeenCalled();
});
