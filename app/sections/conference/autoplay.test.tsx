import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AboutSlides } from './about-slides.tsx';
import { Highlights } from './highlights.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const file = { name: 'a', hash: '000', width: 960, height: 720, widths: [960], ground: 'paper' } as const;
const highlights = ['First', 'Second', 'Third'].map((title) => ({
	title,
	text: `Words of ${title}`,
	picture: file,
}));
const about = ['One', 'Two', 'Three'].map((name) => ({
	name,
	heading: `Heading ${name}`,
	text: `Words of ${name}`,
	picture: { file: { ...file, name }, alt: name },
}));

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const current = (container: HTMLElement) =>
	[...container.querySelectorAll('[data-current]')].map((one) => one.querySelector('h2, h3')?.textContent);

test('[WEB-1] the highlight moves on after 5000 ms, not after 4999, and wraps; all three stay readable', () => {
	const { container } = render(
		<Highlights heading="Soon" lead="A series." label="Highlights" items={highlights} />,
	);
	expect(current(container)).toEqual(['First']);
	wait(4999);
	expect(current(container)).toEqual(['First']);
	wait(1);
	expect(current(container)).toEqual(['Second']);
	wait(5000);
	expect(current(container)).toEqual(['Third']);
	wait(5000);
	expect(current(container)).toEqual(['First']);
	expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('[WEB-1] [MOT-1] the highlights can be paused', () => {
	const { container } = render(
		<Highlights heading="Soon" lead="A series." label="Highlights" items={highlights} />,
	);
	expect(container.querySelector('[data-playing]')).not.toBeNull();
	fireEvent.click(screen.getByRole('button', { name: 'Pause highlights' }));
	wait(60_000);
	expect(current(container)).toEqual(['First']);
	expect(container.querySelector('[data-playing]'), 'looks chosen, though it cannot be').toBeNull();
});

test('[CONF-2] the about slides advance every 8000 ms, index modulo 3', () => {
	const { container } = render(<AboutSlides label="About" slides={about} />);
	const [consultancy, institute, conference] = about.map(({ heading }) => heading);
	wait(7999);
	expect(current(container)).toEqual([consultancy]);
	wait(1);
	expect(current(container)).toEqual([institute]);
	wait(16_000);
	expect(current(container)).toEqual([consultancy]);
	fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
	expect(current(container)).toEqual([conference]);
});

test('[CONF-2] previous and next wrap and start the 8000 ms anew', () => {
	const { container } = render(<AboutSlides label="About" slides={about} />);
	wait(7000);
	fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
	wait(7999);
	expect(current(container)).toEqual([about[1]?.heading]);
	wait(1);
	expect(current(container)).toEqual([about[2]?.heading]);
	fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
	expect(current(container)).toEqual([about[0]?.heading]);
});
