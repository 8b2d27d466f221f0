import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mediaMatch } from '../test-media.ts';
import { onScreen } from '../test-screen.ts';
import * as timings from './timings.ts';
import { useAutoScroll } from './use-auto-scroll.ts';
import { useHoverScroll } from './use-hover-scroll.ts';

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

function Screenshot() {
	const shot = useHoverScroll<HTMLDivElement>(timings.portfolioPixel);
	return (
		<article {...shot.hoverProps}>
			<div data-testid="scroller" ref={shot.frame} />
		</article>
	);
}

const scroller = () => screen.getByTestId('scroller');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(50);
	vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(30);
	vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(10);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test('[HOME-3] moves 1 px every 70 ms and loops at half its width', () => {
	render(<Strip />);
	pass(69);
	expect(scroller().scrollLeft).toBe(0);
	pass(1);
	expect(scroller().scrollLeft).toBe(1);
	pass(70 * 48);
	expect(scroller().scrollLeft).toBe(49);
	pass(70);
	expect(scroller().scrollLeft).toBe(0);
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

test('[MOT-1] the strip stops for its button and for a finger, and rests under reduced motion', () => {
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

test('[PORT-2] a screenshot scrolls 1 px every 20 ms on hover, stops on leaving, rests at its end', () => {
	render(<Screenshot />);
	pass(2000);
	expect(scroller().scrollTop).toBe(0);
	fireEvent.pointerEnter(screen.getByRole('article'));
	pass(19);
	expect(scroller().scrollTop).toBe(0);
	pass(1);
	expect(scroller().scrollTop).toBe(1);
	fireEvent.pointerLeave(screen.getByRole('article'));
	pass(2000);
	expect(scroller().scrollTop).toBe(1);
	fireEvent.focus(screen.getByRole('article'));
	pass(20_000);
	expect(scroller().scrollTop).toBe(20);
});

test('[PORT-2] Escape stops a screenshot', () => {
	render(<Screenshot />);
	fireEvent.pointerEnter(screen.getByRole('article'));
	fireEvent.keyDown(screen.getByRole('article'), { key: 'Escape' });
	pass(2000);
	expect(scroller().scrollTop).toBe(0);
});
