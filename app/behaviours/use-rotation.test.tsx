import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mediaMatch } from '../test-media.ts';
import { setSiteMotion } from './site-motion.ts';
import * as timings from './timings.ts';
import { useRotation } from './use-rotation.ts';

function Turner({ every, count = 3, visible = 1 }: { every: number; count?: number; visible?: number }) {
	const rotation = useRotation({ count, every, visible });
	return (
		<section aria-label="turner" {...rotation.containerProps}>
			<output>{rotation.index}</output>
			<button type="button" onClick={rotation.toggle}>
				{rotation.playing ? 'Pause' : 'Start'}
			</button>
			<button type="button" onClick={rotation.next}>
				Next
			</button>
			<button type="button" onClick={rotation.previous}>
				Previous
			</button>
		</section>
	);
}

const shown = () => Number(screen.getByRole('status').textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	act(() => setSiteMotion('allowed'));
});

test.each([
	['[HERO-2] advances every 3000 ms and wraps', timings.hero, 3000, 3],
	['[CONF-2] advances every 8000 ms, index modulo 3', timings.aboutCarousel, 8000, 3],
	['[SOFT-4] advances every 5000 ms and wraps', timings.testimonials, 5000, 3],
	['[WEB-1] rotates every 5000 ms', timings.highlight, 5000, 3],
	['[HOST-3] rotates every 4000 ms', timings.hostingTestimonials, 4000, 3],
	['[WORK-2] advances every 3000 ms', timings.workshopGallery, 3000, 10],
])('%s', (_title, every, ms, places) => {
	render(<Turner every={every} count={places === 10 ? 12 : 3} visible={places === 10 ? 3 : 1} />);
	pass(ms - 1);
	expect(shown()).toBe(0);
	pass(1);
	expect(shown()).toBe(1);
	pass(ms * (places - 1));
	expect(shown()).toBe(0);
});

test('[CONF-2] previous and next wrap and reset the timer', () => {
	render(<Turner every={timings.aboutCarousel} />);
	pass(7000);
	press('Previous');
	expect(shown()).toBe(2);
	pass(7999);
	expect(shown()).toBe(2);
	pass(1);
	expect(shown()).toBe(0);
});

test('[MOT-1] hover holds it, leaving lets it go on', () => {
	render(<Turner every={timings.hero} />);
	fireEvent.pointerOver(screen.getByRole('region'));
	pass(30_000);
	expect(shown()).toBe(0);
	fireEvent.pointerLeave(screen.getByRole('region'));
	pass(3000);
	expect(shown()).toBe(1);
});

const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
const leave = () => act(() => (document.activeElement as HTMLElement).blur());

test('[MOT-1] focus inside holds it, leaving lets it go on', () => {
	render(<Turner every={timings.hero} />);
	focus('Next');
	pass(30_000);
	expect(shown()).toBe(0);
	focus('Previous');
	pass(30_000);
	expect(shown()).toBe(0);
	leave();
	pass(3000);
	expect(shown()).toBe(1);
});

test('[MOT-1] what the visitor stopped stays stopped when focus and pointer leave', () => {
	render(<Turner every={timings.hero} />);
	fireEvent.pointerOver(screen.getByRole('region'));
	focus('Pause');
	press('Pause');
	leave();
	fireEvent.pointerLeave(screen.getByRole('region'));
	pass(30_000);
	expect(shown()).toBe(0);
});

test('[MOT-1] a start by keyboard overrides the focus that is on it', () => {
	render(<Turner every={timings.hero} />);
	focus('Pause');
	press('Pause');
	press('Start');
	pass(3000);
	expect(shown()).toBe(1);
});

test('[MOT-1] a start overrides the pointer that rests on it', () => {
	render(<Turner every={timings.hero} />);
	fireEvent.pointerOver(screen.getByRole('region'));
	press('Pause');
	press('Start');
	fireEvent.pointerOver(screen.getByRole('region'));
	pass(3000);
	expect(shown()).toBe(1);
});

test('[MOT-1] does not start by itself under reduced motion, yet starts when asked', () => {
	mediaMatch('(prefers-reduced-motion: reduce)');
	render(<Turner every={timings.hero} />);
	pass(30_000);
	expect(shown()).toBe(0);
	press('Start');
	pass(3000);
	expect(shown()).toBe(1);
});

test('[MOT-1] the switch of the site stops it and lets it go on', () => {
	render(<Turner every={timings.hero} />);
	act(() => setSiteMotion('paused'));
	pass(30_000);
	expect(shown()).toBe(0);
	act(() => setSiteMotion('allowed'));
	pass(3000);
	expect(shown()).toBe(1);
});

test('[MOT-1] rests in a tab that nobody sees', () => {
	render(<Turner every={timings.hero} />);
	const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
	fireEvent(document, new Event('visibilitychange'));
	pass(30_000);
	expect(shown()).toBe(0);
	hidden.mockReturnValue(false);
	fireEvent(document, new Event('visibilitychange'));
	pass(3000);
	expect(shown()).toBe(1);
	hidden.mockRestore();
});

test('[RT-46] the server shows the first one', () => {
	expect(renderToString(<Turner every={timings.hero} />)).toContain('<output>0</output>');
});
