import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

const load = vi.fn(() => Promise.resolve({}));

beforeEach(() => {
	vi.useFakeTimers();
	load.mockClear();
	document.body.innerHTML =
		'<a href="/About">About</a><a href="https://example.org/">Elsewhere</a><p>Words</p>';
	prefetchOnIntent([{ path: '/About', lazy: load }]);
});
afterEach(() => void vi.useRealTimers());

test('a page is fetched ahead once the pointer has rested on its link for 100 ms, and only once', () => {
	fireEvent.pointerOver(screen.getByText('About'));
	vi.advanceTimersByTime(99);
	expect(load).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(load).toHaveBeenCalledOnce();
	fireEvent.focusIn(screen.getByText('About'));
	vi.advanceTimersByTime(1000);
	expect(load).toHaveBeenCalledOnce();
});

test('a link that is pressed is fetched at once', () => {
	fireEvent.pointerDown(screen.getByText('About'));
	expect(load).toHaveBeenCalledOnce();
});

test('a link that the pointer only passes over, or one that leads elsewhere, fetches nothing', () => {
	fireEvent.pointerOver(screen.getByText('About'));
	vi.advanceTimersByTime(99);
	fireEvent.pointerOver(screen.getByText('Words'));
	fireEvent.pointerDown(screen.getByText('Elsewhere'));
	vi.advanceTimersByTime(1000);
	expect(load).not.toHaveBeenCalled();
});
