import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import type { Href } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { PageLink } from './page-link.tsx';

/** Follows a link of a page; says whether it added an entry to the history, and how it was marked. */
function follow(page: string, to: Href) {
	const router = createMemoryRouter([{ path: '*', element: <PageLink to={to}>There</PageLink> }], {
		initialEntries: [page],
	});
	const { unmount } = render(<RouterProvider router={router} />);
	const link = screen.getByRole('link', { name: 'There' });
	const marked = link.getAttribute('aria-current');
	fireEvent.click(link);
	unmount();
	return { adds: router.state.historyAction === 'PUSH', marked };
}

test('[RT-45] a link to the page one is on says so and adds nothing to the history, under either of its addresses', () => {
	for (const [page, to] of [
		[paths.about, paths.about],
		[paths.groupHomeVariant, paths.groupHome],
		[paths.viewWork, paths.portfolio],
	] as const)
		expect(follow(page, to), page).toEqual({ adds: false, marked: 'page' });
});

test('[RT-45] any other link adds an entry, one to a section that the address names does not', () => {
	expect(follow(paths.about, paths.faq)).toEqual({ adds: true, marked: null });
	expect(follow(paths.faq, `${paths.faq}#fee`)).toEqual({ adds: true, marked: null });
	expect(follow(`${paths.faq}#fee`, `${paths.faq}#fee`)).toEqual({ adds: false, marked: null });
});
