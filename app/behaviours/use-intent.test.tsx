import { fireEvent, render, screen } from '@testing-library/react';
import type { ContextType } from 'react';
import {
	UNSAFE_DataRouterContext as RouterContext,
	UNSAFE_FrameworkContext as TableContext,
} from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIntent } from './use-intent.ts';

const match = vi.fn((_path: string) => [{ route: { id: 'about' } }]);
const fetched = vi.fn((_sheet: string) => Promise.resolve());

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', fetched);
	match.mockClear();
	fetched.mockClear();
	const router = { router: { match } } as unknown as ContextType<typeof RouterContext>;
	const routes = { about: { css: ['/assets/have.css', '/assets/new.css'] } };
	const table = { manifest: { routes } } as unknown as ContextType<typeof TableContext>;
	render(
		<RouterContext value={router}>
			<TableContext value={table}>
				<Links />
			</TableContext>
		</RouterContext>,
	);
});
afterEach(() => void vi.useRealTimers());

function Links() {
	useIntent();
	return (
		<>
			<link rel="stylesheet" href="/assets/have.css" />
			<a href="/About">About</a>
			<a href="https://example.org/">Elsewhere</a>
			<p>Words</p>
		</>
	);
}

test('a page is fetched ahead once the pointer has rested on its link for 100 ms, and only once', () => {
	fireEvent.pointerOver(screen.getByText('About'));
	vi.advanceTimersByTime(99);
	expect(match).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(match).toHaveBeenCalledExactlyOnceWith('/About');
	fireEvent.focusIn(screen.getByText('About'));
	vi.advanceTimersByTime(1000);
	expect(match).toHaveBeenCalledTimes(1);
});

test('of its style sheets only those are fetched that are not there', () => {
	fireEvent.pointerDown(screen.getByText('About'));
	expect(fetched.mock.calls.map(([sheet]) => sheet)).toEqual(['/assets/new.css']);
});

test('a link that the pointer only passes over, or one that leads elsewhere, fetches nothing', () => {
	fireEvent.pointerOver(screen.getByText('About'));
	vi.advanceTimersByTime(99);
	fireEvent.pointerOver(screen.getByText('Words'));
	fireEvent.pointerDown(screen.getByText('Elsewhere'));
	vi.advanceTimersByTime(1000);
	expect(match).not.toHaveBeenCalled();
});
