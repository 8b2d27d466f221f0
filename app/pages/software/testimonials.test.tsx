import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestRouter } from '#app/test-router.tsx';
import { Component as Hosting } from './services/hosting.tsx';
import { Component as Software } from './software.tsx';

/** As many as a carousel needs to turn, whatever the content holds. */
const three = vi.hoisted(() =>
	['First', 'Second', 'Third'].map((name) => ({
		name,
		company: `Company of ${name}`,
		text: `Words of ${name}`,
		rating: 5,
	})),
);
vi.mock('#content/software/software.ts', async (original) => ({
	...(await original()),
	testimonials: three,
}));
vi.mock('#content/software/hosting.ts', async (original) => ({ ...(await original()), testimonials: three }));

const open = (page: ReactElement) => render(<TestRouter>{page}</TestRouter>);

const carousel = () =>
	screen
		.getAllByRole('region', { hidden: true })
		.find((region) => region.getAttribute('aria-roledescription') === 'carousel') ?? document.body;
const slides = () => within(carousel()).getAllByRole('group', { hidden: true });
const shown = () => slides().findIndex((slide) => slide.hasAttribute('data-current'));
const press = (name: string) => fireEvent.click(within(carousel()).getByRole('button', { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[SOFT-4] three testimonials turn every 5000 ms and wrap', () => {
	open(<Software />);
	expect(slides()).toHaveLength(3);
	pass(4999);
	expect(shown()).toBe(0);
	pass(1);
	expect(shown()).toBe(1);
	pass(10_000);
	expect(shown()).toBe(0);
});

test('[SOFT-4] arrows and dots choose a testimonial, each rated 5', () => {
	open(<Software />);
	press('Previous testimonial');
	expect(shown()).toBe(2);
	press('Next testimonial');
	expect(shown()).toBe(0);
	press('Testimonial 2');
	expect(shown()).toBe(1);
	for (const slide of slides())
		expect(slide).toHaveProperty('textContent', expect.stringContaining('Rated 5 out of 5'));
});

test('[MOT-1] a testimonial stays when the pause is pressed', () => {
	open(<Software />);
	press('Pause testimonials');
	pass(60_000);
	expect(shown()).toBe(0);
});

test('[HOST-3] the testimonials of hosting turn every 4000 ms and can be picked by dots', () => {
	open(<Hosting />);
	pass(3999);
	expect(shown()).toBe(0);
	pass(1);
	expect(shown()).toBe(1);
	press('Testimonial 3');
	expect(shown()).toBe(2);
	pass(4000);
	expect(shown()).toBe(0);
});
