import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { dialogOf, useHistoryEntry } from './use-history-entry.ts';

function Page() {
	const ref = useRef<HTMLDialogElement>(null);
	useHistoryEntry(ref, 'photos');
	return (
		<dialog ref={ref}>
			<Link to="/next" replace>
				On
			</Link>
		</dialog>
	);
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const entry = (router: ReturnType<typeof createMemoryRouter>) => dialogOf(router.state.location);

async function open() {
	const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/before'] });
	render(<RouterProvider router={router} />);
	await act(() => router.navigate('/page?a=b#here'));
	await act(async () => dialog().showModal());
	return router;
}

test('an open dialog has an entry of its own at the same address; Back closes it and stays on the page', async () => {
	const router = await open();
	expect(entry(router)).toBe('photos');
	expect(router.createHref(router.state.location)).toBe('/page?a=b#here');
	await act(() => router.navigate(-1));
	expect(dialog().open).toBe(false);
	expect(router.createHref(router.state.location)).toBe('/page?a=b#here');
	await act(() => router.navigate(-1));
	expect(router.state.location.pathname).toBe('/before');
});

test('a dialog that closes otherwise takes its entry away, as often as it opens', async () => {
	const router = await open();
	await act(async () => dialog().close());
	expect(entry(router)).toBeUndefined();
	await act(async () => dialog().showModal());
	expect(entry(router)).toBe('photos');
	await act(async () => dialog().close());
	await act(() => router.navigate(-1));
	expect(router.state.location.pathname).toBe('/before');
});

test('one that opens anew while its entry is taken away keeps an entry', async () => {
	const router = await open();
	await act(async () => {
		dialog().close();
		await Promise.resolve();
		dialog().showModal();
	});
	expect(dialog().open).toBe(true);
	expect(entry(router)).toBe('photos');
});

test('a link followed out of it closes it', async () => {
	const router = await open();
	await act(async () => screen.getByRole('link', { hidden: true }).click());
	expect(router.state.location.pathname).toBe('/next');
	expect(dialog().open).toBe(false);
	await act(() => router.navigate(-1));
	expect(router.createHref(router.state.location)).toBe('/page?a=b#here');
});

test('Back pressed before the page has been rendered anew closes it', async () => {
	const router = createMemoryRouter([{ path: '*', Component: Page }]);
	render(<RouterProvider router={router} />);
	await act(async () => {
		dialog().showModal();
		await vi.waitUntil(() => entry(router) === 'photos');
		router.navigate(-1);
	});
	expect(dialog().open).toBe(false);
});
