import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nearPart } from '#app/behaviours/near-part.ts';
import { loadPage } from './load-page.ts';
import { page, staticPage } from './page-route.ts';
import { keepSent, StaticPart } from './sent.tsx';

const words = '<h1>Privacy</h1><p>We keep little.</p><a href="/faq#fees">Fees</a><a href="/privacy">Here</a>';
const load = vi.fn(async () => ({
	Component: () => (
		<>
			<title>Privacy</title>
			<h1>Privacy, loaded</h1>
		</>
	),
}));
const faq = async () => ({
	Component: () => (
		<>
			<title>Questions</title>
			<h1>Questions</h1>
		</>
	),
});

let root: Root;
let shown: ReactNode;

/** Opens a document that came with the static page, or with none, as `npm run dev` serves it. */
async function open(sent = `<div data-static="">${words}</div>`, first = staticPage('/privacy', load)) {
	document.head.innerHTML = '<title>Privacy</title><meta name="description" content="What we keep">';
	document.body.innerHTML = `<div>${sent}</div>`;
	const routes = [first, page('/faq', faq)];
	const at = first.path ?? '';
	keepSent(at);
	const loaderData = await loadPage(routes, at);
	const router = createMemoryRouter(routes, { initialEntries: [at], hydrationData: { loaderData } });
	const container = document.body.firstElementChild as Element;
	await act(async () => {
		shown = <RouterProvider router={router} />;
		root = sent ? hydrateRoot(container, shown) : createRoot(container);
		if (!sent) root.render(shown);
	});
	return router;
}

beforeEach(() => void load.mockClear());
afterEach(() => act(() => root.unmount()));

test('[RT-43] a static page stands as it was sent, and its module is not asked for', async () => {
	await open();
	const heading = screen.getByRole('heading');
	expect(heading.textContent).toBe('Privacy');
	expect(screen.getByText('We keep little.')).toBeTruthy();
	expect(document.title).toBe('Privacy');
	expect(load).not.toHaveBeenCalled();
});

test('[RT-45] [ANY-2] its links are followed as those of other pages are, and Back brings what was sent', async () => {
	const router = await open();
	fireEvent.click(screen.getByText('Here'));
	expect(router.state.historyAction).toBe('REPLACE');
	fireEvent.click(screen.getByText('Fees'));
	await screen.findByText('Questions');
	expect(router.state.location).toMatchObject({ pathname: '/faq', hash: '#fees' });
	expect([...document.querySelectorAll('title')].map((title) => title.textContent)).toEqual(['Questions']);
	expect(document.querySelector('[name=description]')).toBeNull();
	await act(() => router.navigate(-1));
	await screen.findByText('We keep little.');
	expect(document.title).toBe('Privacy');
	expect(load).not.toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { button: 1 }, { shiftKey: true }])(
	'a click of %o on one of them is the browser’s',
	async (how) => {
		await open();
		expect(fireEvent.click(screen.getByText('Fees'), how)).toBe(true);
	},
);

test('[ANY-1] rendered anew, it is the page that was sent', async () => {
	await open();
	const heading = screen.getByRole('heading');
	await act(() => root.unmount());
	await act(async () => {
		root = createRoot(document.body);
		root.render(shown);
	});
	await waitFor(() => expect(screen.getByRole('heading')).toBe(heading));
	expect(document.title).toBe('Privacy');
});

test('where a document comes without it, as in `npm run dev`, its module is loaded', async () => {
	await open('');
	await screen.findByText('Privacy, loaded');
});

test('a static part stands as it was sent; who walks to the page from another document has it with its module', async () => {
	const people = nearPart(async () => ({ People: () => <p>The committee, loaded</p> }));
	const bring = vi.spyOn(people, 'bring');
	const Component = () => (
		<>
			<h1>Conference</h1>
			<StaticPart name="People" of={people} />
		</>
	);
	const conference = page('/Conference', async () => ({ Component, parts: people }));
	const router = await open(
		'<h1>Conference</h1><div data-static="People"><p>The committee</p></div>',
		conference,
	);
	expect(screen.getByText('The committee')).toBeTruthy();
	expect(bring).not.toHaveBeenCalled();
	await act(() => router.navigate('/faq'));
	await act(() => router.navigate('/Conference'));
	expect(screen.getByText('The committee')).toBeTruthy();
	keepSent('/elsewhere');
	await act(() => router.navigate('/faq'));
	await act(() => router.navigate('/Conference'));
	expect(screen.getByText('The committee, loaded')).toBeTruthy();
});
