import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

const prefetch = vi.fn();

beforeEach(() => {
	vi.useFakeTimers();
	prefetch.mockClear();
	document.body.innerHTML =
		'<a href="/About">About</a><a href="https://example.org/">Elsewhere</a><p>Words</p>';
	prefetchOnIntent([{ path: '/About', handle: { prefetch } }]);
});
afterEach(() => void vi.useRealTimers());

test('a page is fetched ahead once the pointer has rested on its link for 100 ms, and only once', () => {
	fireEvent.pointerOver(screen.getByText('About'));
	vi.advanceTimersByTime(99);
	expect(prefetch).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(prefetch).toHaveBeenCalledOnce();
	fireEvent.focusIn(screen.getByText('About'));
	vi.advanceTimersByTime(1000);
	expect(prefetch).toHaveBeenCalledOnce();
});

test('a link that is pressed is fetched at once', () => {
	fireEvent.pointerDown(screen.getByText('About'));
	expect(prefetch).toHaveBeenCalledOnce();
});

test('a link that the pointer only passes over, or one that leads elsewhere, fetches nothing', () => {
	fireEvent.pointerOver(screen.getByText('About'));
	vi.advanceTimersByTime(99);
	fireEvent.pointerOver(screen.getByText('Words'));
	fireEvent.pointerDown(screen.getByText('Elsewhere'));
	vi.advanceTimersByTime(1000);
	expect(prefetch).not.toHaveBeenCalled();
});
