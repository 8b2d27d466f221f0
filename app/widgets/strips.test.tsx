import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AutoStrip } from './auto-strip.tsx';
import { DragStrip } from './drag-strip.tsx';

const strip = (
	<AutoStrip label="Achievements" what="achievements" every={70}>
		<li>
			<a href="https://example.org">A paper</a>
		</li>
	</AutoStrip>
);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test('[HOME-3] a finger holds it, and one that the browser takes away lets it go', () => {
	vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(500);
	render(strip);
	const region = screen.getByRole('region', { name: 'Achievements' });
	fireEvent.touchStart(region);
	act(() => vi.advanceTimersByTime(70 * 12));
	expect(region.scrollLeft).toBe(0);
	fireEvent.touchCancel(region);
	act(() => vi.advanceTimersByTime(70 * 12));
	expect(region.scrollLeft).toBe(12);
});

test('[HOME-3] its second half is not announced again', () => {
	render(strip);
	const [first, second] = screen.getAllByRole('list', { hidden: true });
	expect([first, second].map((list) => list?.getAttribute('aria-hidden'))).toEqual([null, 'true']);
	expect(screen.getAllByText('A paper')).toHaveLength(2);
	expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('[RT-46] the HTML of the server holds each item once', () => {
	expect(renderToString(strip).match(/A paper/g)).toHaveLength(1);
});

test('[HOME-4] [CONF-4] a strip with room for all that it holds is no stop of the keyboard', () => {
	const width = (of: 'scrollWidth' | 'clientWidth', pixels: number) =>
		vi.spyOn(HTMLElement.prototype, of, 'get').mockReturnValue(pixels);
	const drawn = () => {
		const { container, unmount } = render(
			<DragStrip label="Patrons" what="patrons">
				<li>A university</li>
			</DragStrip>,
		);
		const stop = screen.getByRole('region', { name: 'Patrons' }).tabIndex === 0;
		const { overflows } = (container.firstElementChild as HTMLElement).dataset;
		unmount();
		return { stop, overflows };
	};
	width('clientWidth', 811);
	width('scrollWidth', 811);
	expect(drawn()).toEqual({ stop: false, overflows: 'false' });
	width('scrollWidth', 1200);
	expect(drawn()).toEqual({ stop: true, overflows: 'true' });
});

test('[HOME-4] [CONF-4] a strip can be scrolled by touch, by keys and by buttons', () => {
	vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1200);
	render(
		<DragStrip label="Client institutions" what="clients">
			<li>A university</li>
		</DragStrip>,
	);
	expect(screen.getByRole('region', { name: 'Client institutions' }).tabIndex).toBe(0);
	expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
		'Previous clients',
		'Next clients',
	]);
});
