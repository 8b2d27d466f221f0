import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PictureFile } from '#content/shapes.ts';
import { Film } from './film.tsx';

const poster: PictureFile = {
	name: 'films/loom',
	hash: '00000000',
	width: 1280,
	height: 720,
	widths: [640],
	ground: 'night',
};
const film = (runs: boolean) => (
	<Film
		film={{ webm: '/films/loom.webm', mp4: '/films/loom.mp4', poster, seconds: 8 }}
		alt="A loom at work"
		runs={runs}
		words={{ unsupported: 'Your browser does not support the video tag.', open: 'Open the film' }}
	/>
);
const play = vi.fn(() => Promise.resolve());
const pause = vi.fn();

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
	vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.restoreAllMocks();
	play.mockClear();
	pause.mockClear();
});

test('[GROUP-7] a browser without video reads the sentence, and a link to the file', () => {
	const html = renderToString(film(false));
	const inside = html.slice(html.indexOf('<video'), html.indexOf('</video>'));
	expect(inside).toContain('Your browser does not support the video tag.');
	expect(inside).toContain('href="/films/loom.mp4"');
});

test('[GROUP-7] a film that cannot play says so in place of the film', async () => {
	play.mockImplementationOnce(() => Promise.reject(new DOMException('no', 'NotSupportedError')));
	const { container } = render(film(true));
	await act(() => vi.runAllTimersAsync());
	expect(container.querySelector('video')).toBeNull();
	expect(screen.getByText(/Your browser does not support the video tag\./)).toBeTruthy();
	const links = screen.getAllByRole('link', { name: 'Open the film' });
	expect(links.map((link) => link.getAttribute('href'))).toEqual(['/films/loom.mp4', '/films/loom.mp4']);
});

test('[GROUP-7] the same when its last file fails to load', () => {
	const { container } = render(film(true));
	fireEvent.error(container.querySelector('source:last-of-type') as Element);
	expect(screen.getByText(/Your browser does not support the video tag\./)).toBeTruthy();
});

test('without script a link beside the poster leads to the film', () => {
	const html = renderToString(film(false));
	expect(html.slice(0, html.indexOf('<video'))).toContain('href="/films/loom.mp4"');
});

test('[MOT-1] nothing is fetched or moves before it may run, and it rests when it may no longer', () => {
	const { container, rerender } = render(film(false));
	vi.runAllTimers();
	expect(container.querySelector('video')?.getAttribute('preload')).toBe('none');
	expect(play).not.toHaveBeenCalled();
	// to pause one that was never played would have the browser make a player for it
	expect(pause).not.toHaveBeenCalled();
	rerender(film(true));
	vi.runAllTimers();
	expect(play).toHaveBeenCalledTimes(1);
	rerender(film(false));
	expect(pause).toHaveBeenCalledTimes(1);
});

test('[MOT-1] a film that may no longer run before it was started does not start', () => {
	const { rerender } = render(film(true));
	rerender(film(false));
	vi.runAllTimers();
	expect(play).not.toHaveBeenCalled();
});
