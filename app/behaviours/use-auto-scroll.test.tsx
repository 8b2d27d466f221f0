import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mediaMatch } from '../test-media.ts';
import { onScreen } from '../test-screen.ts';
import * as timings from './timings.ts';
import { useAutoScroll } from './use-auto-scroll.ts';

function Strip() {
	const strip = useAutoScroll(timings.achievementsPixel);
	return (
		<section aria-label="strip" {...strip.containerProps}>
			<button type="button" onClick={strip.toggle}>
				{strip.playing ? 'Pause' : 'Start'}
			</button>
			<div data-testid="scroller" ref={strip.scroller} {...strip.touchProps}>
				<ul ref={strip.list} />
			</div>
		</section>
	);
}

const scroller = () => screen.getByTestId('scroller');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(50);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test('[HOME-3] rests where the visitor does not see it', () => {
	render(<Strip />);
	onScreen(false);
	pass(7000);
	expect(scroller().scrollLeft).toBe(0);
	onScreen(true);
	pass(700);
	expect(scroller().scrollLeft).toBe(10);
});

test('[HOME-3] pauses on hover and goes on from where it was', () => {
	render(<Strip />);
	pass(700);
	fireEvent.pointerOver(screen.getByRole('region'));
	pass(70_000);
	expect(scroller().scrollLeft).toBe(10);
	fireEvent.pointerLeave(screen.getByRole('region'));
	pass(70);
	expect(scroller().scrollLeft).toBe(11);
});

test('[MOT-1] the strip stops for its button and for a finger', () => {
	render(<Strip />);
	fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
	pass(7000);
	expect(scroller().scrollLeft).toBe(0);
	fireEvent.click(screen.getByRole('button', { name: 'Start' }));
	fireEvent.touchStart(scroller());
	pass(7000);
	expect(scroller().scrollLeft).toBe(0);
	fireEvent.touchEnd(scroller());
	pass(70);
	expect(scroller().scrollLeft).toBe(1);
});

test('[MOT-1] the strip does not move by itself under reduced motion', () => {
	mediaMatch('(prefers-reduced-motion: reduce)');
	render(<Strip />);
	pass(70_000);
	expect(scroller().scrollLeft).toBe(0);
});
