import type { RouteObject } from 'react-router';
import { afterEach, assert, expect, test, vi } from 'vitest';
import { clientRoutes, type Table } from './client-routes.tsx';

/** A module whose code is `code`, at an address of its own. */
const module = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const Home = () => <p>Home</p>;
const Frame = ({ children }: { children: React.ReactNode }) => <main>{children}</main>;

const seats = {
	root: { module: '/root.js' },
	shell: { parentId: 'root', module: '/shell.js' },
	'/': { parentId: 'shell', index: true, module: '/home.js' },
	'/faq': {
		parentId: 'shell',
		path: 'faq',
		module: module('export default "faq"; export const handle = 1'),
		css: ['/faq.css'],
	},
} as unknown as Table['manifest']['routes'];

const screens = () =>
	({
		root: { default: Home, Layout: Frame, ErrorBoundary: Home },
		shell: { default: Home },
		'/': { default: Home },
	}) as unknown as Table['routeModules'];

/** Goes to a route that is not there yet. */
async function fetching(route?: RouteObject): Promise<unknown> {
	assert(typeof route?.lazy === 'function');
	return route.lazy();
}

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test('the routes of the page are there, another comes when it is gone to', async () => {
	const asked: (string | null)[] = [];
	vi.spyOn(document.head, 'append').mockImplementation((link) => {
		asked.push((link as HTMLLinkElement).getAttribute('href'));
		queueMicrotask(() => (link as HTMLLinkElement).dispatchEvent(new Event('error')));
	});
	const here = screens();
	const [root] = clientRoutes(seats, here);
	const [shell] = root?.children ?? [];
	const [home, faq] = shell?.children ?? [];
	expect(root).toMatchObject({ id: 'root', element: { type: Frame }, errorElement: { type: Frame } });
	expect(home).toMatchObject({ id: '/', index: true, Component: Home });
	expect(faq).toMatchObject({ id: '/faq', path: 'faq' });
	expect(await fetching(faq)).toMatchObject({ Component: 'faq', handle: 1 });
	expect(here['/faq']?.default).toBe('faq');
	expect(asked).toEqual(['/faq.css']);
});

test('[ERR-2] a route that does not arrive within 120000 ms fails', async () => {
	vi.useFakeTimers();
	const never = module('await new Promise(() => {})');
	const table = { late: { module: never, path: 'late' } } as unknown as Table['manifest']['routes'];
	const [late] = clientRoutes(table, {});
	const failed = vi.fn();
	fetching(late).catch(failed);
	await vi.advanceTimersByTimeAsync(119_999);
	expect(failed).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(failed).toHaveBeenCalledOnce();
});
