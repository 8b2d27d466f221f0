import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WindowGallery } from './window-gallery.tsx';

const gallery = (
	<WindowGallery label="Workshop pictures" every={3000}>
		{Array.from({ length: 12 }, (_, at) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: they keep their order
			<p key={at}>{at + 1}</p>
		))}
	</WindowGallery>
);

const shown = () =>
	screen
		.getAllByRole('listitem')
		.filter((item) => !item.hasAttribute('inert'))
		.flatMap((item) => item.querySelector('p')?.textContent ?? []);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[WORK-2] 3 of 12 are visible, advances every 3000 ms, wraps at length minus 3', () => {
	render(gallery);
	expect(shown()).toEqual(['1', '2', '3']);
	pass(2999);
	expect(shown()).toEqual(['1', '2', '3']);
	pass(1);
	expect(shown()).toEqual(['2', '3', '4']);
	pass(3000 * 8);
	expect(shown()).toEqual(['10', '11', '12']);
	pass(3000);
	expect(shown()).toEqual(['1', '2', '3']);
});

test('[WORK-2] has arrows and dots', () => {
	render(gallery);
	press('Previous image');
	expect(shown()).toEqual(['10', '11', '12']);
	press('Images 4 to 6');
	expect(shown()).toEqual(['4', '5', '6']);
});

test('[WORK-2] a swipe goes one on or back', () => {
	render(gallery);
	const row = screen.getByText('1', { selector: 'p' }).closest('ul') as HTMLElement;
	const swipe = (from: number, to: number) => {
		fireEvent.touchStart(row, { touches: [{ clientX: from, clientY: 0 }] });
		fireEvent.touchEnd(row, { changedTouches: [{ clientX: to, clientY: 0 }] });
	};
	swipe(300, 100);
	expect(shown()).toEqual(['2', '3', '4']);
	swipe(100, 300);
	expect(shown()).toEqual(['1', '2', '3']);
});

test('[RT-46] all twelve are in the HTML of the server', () => {
	expect(renderToString(gallery)).not.toMatch(/hidden=""|inert/);
});
