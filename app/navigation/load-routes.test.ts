import { expect, test, vi } from 'vitest';
import { loadRoutes, prefetchRoutes } from './load-routes.ts';

const Layout = () => null;
const Faq = () => null;

function table() {
	const faq = vi.fn(async () => ({ Component: Faq, handle: { navigation: 'own' } }));
	const other = vi.fn(async () => ({ Component: Faq }));
	const children = [
		{ path: '/faq', lazy: faq },
		{ path: '/other', lazy: other },
	];
	return { faq, other, children, routes: [{ Component: Layout, children }] };
}

test('the module of an address is in the route table before React hydrates, and is not asked for again', async () => {
	const { routes, children, faq, other } = table();
	await loadRoutes(routes, '/faq');
	await loadRoutes(routes, '/faq');
	expect(children[0]).toMatchObject({ path: '/faq', Component: Faq, handle: { navigation: 'own' } });
	expect(faq).toHaveBeenCalledOnce();
	expect(other).not.toHaveBeenCalled();
});

test('an address of no route loads nothing', async () => {
	const { routes, faq, other } = table();
	await loadRoutes(routes, '/nowhere');
	expect([faq.mock.calls, other.mock.calls]).toEqual([[], []]);
});

test('a module that does not come fails', async () => {
	const { routes, faq } = table();
	faq.mockRejectedValue(new Error('no network'));
	await expect(loadRoutes(routes, '/faq')).rejects.toThrow('no network');
});

test('a module is fetched ahead without a change of the table; a failure is silent and tried again by the click', async () => {
	const { routes, children, faq } = table();
	faq.mockRejectedValueOnce(new Error('no network'));
	prefetchRoutes(routes, '/faq');
	await expect(faq.mock.results[0]?.value).rejects.toThrow();
	expect(children[0]).not.toHaveProperty('Component');
	await loadRoutes(routes, '/faq');
	expect(children[0]).toHaveProperty('Component', Faq);
});
