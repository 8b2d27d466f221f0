import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as timings from './timings.ts';
import { useHoverScroll } from './use-hover-scroll.ts';

function Screenshot() {
	const shot = useHoverScroll<HTMLDivElement>(timings.portfolioPixel);
	return (
		<article {...shot.hoverProps}>
			<div data-testid="frame" ref={shot.frame} />
		</article>
	);
}

const card = () => screen.getByRole('article');
const place = () => screen.getByTestId('frame').scrollTop;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(30);
	vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(10);
	render(<Screenshot />);
	return () => {
		vi.useRealTimers();
		vi.restoreAllMocks();
	};
});

test('[PORT-2] a screenshot scrolls 1 px every 20 ms on hover, stops on leaving, rests at its end', () => {
	pass(2000);
	expect(place()).toBe(0);
	fireEvent.pointerEnter(card());
	pass(19);
	expect(place()).toBe(0);
	pass(1);
	expect(place()).toBe(1);
	fireEvent.pointerLeave(card());
	pass(2000);
	expect(place()).toBe(1);
	fireEvent.focus(card());
	pass(20_000);
	expect(place()).toBe(20);
});

test('[PORT-2] Escape stops a screenshot', () => {
	fireEvent.pointerEnter(card());
	fireEvent.keyDown(card(), { key: 'Escape' });
	pass(2000);
	expect(place()).toBe(0);
});
