import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

function Root() {
	useFocusOnNavigation();
	return <Outlet />;
}

const page = (name: string) => (
	<>
		<h1>{name}</h1>
		<button type="button">{`Button of ${name}`}</button>
		<section id="dates">
			<h2>{`Dates of ${name}`}</h2>
		</section>
		<section id="slides">
			<div inert>
				<h2>Hidden slide</h2>
			</div>
			<h2>{`Slide of ${name}`}</h2>
		</section>
		<a id="note" href="#note">{`Note of ${name}`}</a>
	</>
);

function open(address: string) {
	const children = [
		{ path: '/first', element: page('First') },
		{ path: '/second', element: page('Second') },
	];
	const router = createMemoryRouter([{ Component: Root, children }], { initialEntries: [address] });
	render(<RouterProvider router={router} />);
	return (to: string, state?: unknown) => act(() => router.navigate(to, { state }));
}

const focused = () => document.activeElement?.textContent;

test('[RT-45] the first page of a visit leaves the focus alone', () => {
	open('/first#dates');
	expect(document.activeElement).toBe(document.body);
});

test('[RT-45] after a navigation the focus is on the heading of the new page, and nothing scrolls for it', async () => {
	const go = open('/first');
	const focus = vi.spyOn(HTMLElement.prototype, 'focus');
	await go('/second');
	expect(focused()).toBe('Second');
	expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
	focus.mockRestore();
});

test('[RT-45] an address with a section takes the focus to its heading, or to itself where it has none', async () => {
	const go = open('/first');
	await go('/second#dates');
	expect(focused()).toBe('Dates of Second');
	await go('/second#note');
	expect(focused()).toBe('Note of Second');
});

test('[RT-45] of slides the heading of the one in view has the focus', async () => {
	const go = open('/first');
	await go('/first#slides');
	expect(focused()).toBe('Slide of First');
});

test('[RT-45] an address with a section that is not there counts as one without', async () => {
	const go = open('/first');
	await go('/second#gone');
	expect(focused()).toBe('Second');
});

test('[RT-45] a change of the query on one page leaves the focus where the visitor is', async () => {
	const go = open('/first');
	screen.getByRole('button').focus();
	await go('/first?topic=one');
	expect(focused()).toBe('Button of First');
});

test('[RT-45] what a dialog adds to the history leaves the focus where the browser has put it', async () => {
	const go = open('/first');
	await go('/first#dates');
	screen.getByRole('button').focus();
	await go('/first#dates', { dialog: 'photos' });
	await go('/first#dates');
	expect(focused()).toBe('Button of First');
	await go('/first#dates');
	expect(focused()).toBe('Dates of First');
});
