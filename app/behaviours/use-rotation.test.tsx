import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mediaMatch } from '../test-media.ts';
import * as pace from './pace.ts';
import { setSiteMotion } from './site-motion.ts';
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
	['[HERO-2] advances every 3000 ms and wraps', pace.hero, 3000, 3],
	['[CONF-2] advances every 8000 ms, index modulo 3', pace.aboutCarousel, 8000, 3],
	['[SOFT-4] advances every 5000 ms and wraps', pace.testimonials, 5000, 3],
	['[WEB-1] rotates every 5000 ms', pace.highlight, 5000, 3],
	['[HOST-3] rotates every 4000 ms', pace.hostingTestimonials, 4000, 3],
	['[WORK-2] advances every 3000 ms', pace.workshopGallery, 3000, 10],
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
	render(<Turner every={pace.aboutCarousel} />);
	pass(7000);
	press('Previous');
	expect(shown()).toBe(2);
	pass(7999);
	expect(shown()).toBe(2);
	pass(1);
	expect(shown()).toBe(0);
});

test('[MOT-1] hover holds it, leaving lets it go on', () => {
	render(<Turner every={pace.hero} />);
	fireEvent.pointerOver(screen.getByRole('region'));
	pass(30_000);
	expect(shown()).toBe(0);
	fireEvent.pointerLeave(screen.getByRole('region'));
	pass(3000);
	expect(shown()).toBe(1);
});

test('[MOT-1] focus inside stops it for good, until it is started again', () => {
	render(<Turner every={pace.hero} />);
	act(() => screen.getByRole('button', { name: 'Next' }).focus());
	act(() => screen.getByRole('button', { name: 'Next' }).blur());
	pass(30_000);
	expect(shown()).toBe(0);
	press('Start');
	pass(3000);
	expect(shown()).toBe(1);
});

test('[MOT-1] a start overrides the pointer that rests on it', () => {
	render(<Turner every={pace.hero} />);
	fireEvent.pointerOver(screen.getByRole('region'));
	press('Pause');
	press('Start');
	fireEvent.pointerOver(screen.getByRole('region'));
	pass(3000);
	expect(shown()).toBe(1);
});

test('[MOT-1] does not start by itself under reduced motion, yet starts when asked', () => {
	mediaMatch('(prefers-reduced-motion: reduce)');
	render(<Turner every={pace.hero} />);
	pass(30_000);
	expect(shown()).toBe(0);
	press('Start');
	pass(3000);
	expect(shown()).toBe(1);
});

test('[MOT-1] the switch of the site stops it and lets it go on', () => {
	render(<Turner every={pace.hero} />);
	act(() => setSiteMotion('paused'));
	pass(30_000);
	expect(shown()).toBe(0);
	act(() => setSiteMotion('allowed'));
	pass(3000);
	expect(shown()).toBe(1);
});

test('[MOT-1] rests in a tab that nobody sees', () => {
	render(<Turner every={pace.hero} />);
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
	expect(renderToString(<Turner every={pace.hero} />)).toContain('<output>0</output>');
});
