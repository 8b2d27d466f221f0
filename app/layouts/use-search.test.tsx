import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageIsAsked, pageIsShown } from '#app/navigation/page-wait.ts';
import { TestRouter } from '#app/test-router.tsx';
import { search } from '#content/site/navigation.ts';
import { useSearch } from './use-search.ts';

const dialog = Promise.withResolvers<void>();
vi.mock('#app/search/search-dialog.tsx', async () => {
	await dialog.promise;
	return { default: ({ title }: { readonly title: string }) => <dialog open>{title}</dialog> };
});

/** A page whose header is its own. */
function Page({ title }: { readonly title: string }) {
	const { Dialog, close } = useSearch();
	return (
		<>
			{Dialog && <Dialog title={search.label} onClose={close} />}
			<h1>{title}</h1>
		</>
	);
}

test('[SEARCH-1] a search that arrives while a page changes opens on the page that comes', async () => {
	const page = (title: string) => (
		<TestRouter>
			<Page key={title} title={title} />
		</TestRouter>
	);
	const { rerender } = render(page('Questions'));

	// asked before the page that was asked for is known to be on its way
	fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
	act(() => pageIsAsked('/next'));
	await act(async () => dialog.resolve());
	await act(() => vi.dynamicImportSettled());
	expect(screen.queryByRole('dialog')).toBeNull();

	rerender(page('Next'));
	act(pageIsShown);
	expect((await screen.findByRole('dialog')).textContent).toBe(search.label);
	expect(screen.getByRole('heading').textContent).toBe('Next');
});
