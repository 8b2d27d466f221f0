import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

const about = (
	<Carousel label="About AIC-RAETHM" every={8000} names={['Consultancy', 'Institute', 'Conferences']}>
		<p>The consultancy</p>
		<p>The institute</p>
		<a href="#more">Conferences</a>
	</Carousel>
);

const slides = () => screen.getAllByRole('group', { hidden: true });
const shown = () => slides().findIndex((slide) => slide.hasAttribute('data-current'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: 'About AIC-RAETHM' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[CONF-2] turns every 8000 ms; arrows wrap and reset the timer', () => {
	render(about);
	pass(7999);
	expect(shown()).toBe(0);
	pass(1);
	expect(shown()).toBe(1);
	press('Previous slide');
	press('Previous slide');
	expect(shown()).toBe(2);
	press('Next slide');
	expect(shown()).toBe(0);
});

test('[HOST-3] dots pick a slide and mark the current one', () => {
	render(about);
	press('Conferences');
	expect(shown()).toBe(2);
	expect(screen.getByRole('button', { name: 'Conferences' }).getAttribute('aria-current')).toBe('true');
});

test('[MOT-1] the pause is the first control in it', () => {
	render(about);
	expect(within(region()).getAllByRole('button')[0]?.textContent).toBe('Pause slides');
});

test('is a named carousel of named slides; those not shown cannot be reached', () => {
	render(about);
	expect(region().getAttribute('aria-roledescription')).toBe('carousel');
	expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual([
		'1 of 3: Consultancy',
		'2 of 3: Institute',
		'3 of 3: Conferences',
	]);
	expect(slides().map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
});

test('a slide that was scrolled to before script arrived stays', () => {
	vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
	vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(400);
	render(about);
	expect(shown()).toBe(1);
	vi.restoreAllMocks();
});

test('a swipe turns the slide', () => {
	render(about);
	const slide = screen.getByText('The consultancy');
	fireEvent.touchStart(slide, { touches: [{ clientX: 300, clientY: 10 }] });
	fireEvent.touchEnd(slide, { changedTouches: [{ clientX: 200, clientY: 20 }] });
	expect(shown()).toBe(1);
});

test('speaks of a new slide only while it does not turn by itself', () => {
	render(about);
	const live = () => slides()[0]?.parentElement?.getAttribute('aria-live');
	expect(live()).toBe('off');
	press('Pause slides');
	expect(live()).toBe('polite');
});

test('[RT-46] every slide is in the HTML of the server, none is shut off', () => {
	const html = renderToString(about);
	expect(html).toContain('The institute');
	expect(html).not.toContain('inert');
});
