import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { search } from '#content/site/navigation.ts';
import { useSearch } from './use-search.ts';

const dialog = Promise.withResolvers<void>();
vi.mock('#app/search/search-dialog.tsx', async () => {
	await dialog.promise;
	return { default: ({ title }: { readonly title: string }) => <dialog open>{title}</dialog> };
});

function Page() {
	const { Dialog, close } = useSearch();
	return (
		<>
			{Dialog && <Dialog title={search.label} onClose={close} />}
			<Outlet />
		</>
	);
}

test('[SEARCH-1] a search that arrives while a page changes opens on the page that comes', async () => {
	const page = Promise.withResolvers<null>();
	const children = [
		{ path: '/faq', element: <h1>Questions</h1> },
		{ path: '/next', element: <h1>Next</h1>, loader: () => page.promise },
	];
	const router = createMemoryRouter([{ element: <Page />, children }], { initialEntries: ['/faq'] });
	render(<RouterProvider router={router} />);

	// asked before the page that was asked for is known to be on its way
	fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
	await act(async () => void router.navigate('/next'));
	await act(async () => dialog.resolve());
	await act(() => vi.dynamicImportSettled());
	expect(screen.queryByRole('dialog')).toBeNull();

	await act(async () => page.resolve(null));
	expect((await screen.findByRole('dialog')).textContent).toBe(search.label);
	expect(screen.getByRole('heading').textContent).toBe('Next');
});
