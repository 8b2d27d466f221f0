import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestRouter } from '#app/test-router.tsx';
import type { HeroSlide, PictureFile } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { HeroSlider } from './hero-slider.tsx';

const picture = (name: string): PictureFile => ({
	name: `hero/${name}`,
	hash: '00000000',
	width: 1440,
	height: 424,
	widths: [640, 1440],
	ground: 'paper',
});
const slide = (name: string): HeroSlide => ({
	id: name,
	name,
	heading: `Heading of ${name}`,
	text: `Text of ${name}`,
	more: { label: `More of ${name}`, to: '/About' },
	art: {
		light: picture(`${name}-light`),
		dark: picture(`${name}-dark`),
		smallLight: picture(`${name}-small-light`),
		smallDark: picture(`${name}-small-dark`),
		alt: `Picture of ${name}`,
	},
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.getByRole('heading', { level: 1 }).textContent;
/** The slide in sight; the library does not know that what is inert is out of reach. */
const current = () =>
	screen.getAllByRole('group').find((group) => !group.hasAttribute('inert')) ?? document.body;
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
	vi.useFakeTimers();
	render(
		<TestRouter>
			<HeroSlider
				label="Introduction"
				slides={['Welcome', 'About Us', 'Products and Services'].map(slide)}
				contactUs={{ label: 'Contact Us', to: paths.contact }}
			/>
		</TestRouter>,
	);
});
afterEach(() => vi.useRealTimers());

test('[HERO-1] three slides, each with image, heading, text and "Contact Us" to /ContactForm', () => {
	for (const name of ['Welcome', 'About Us', 'Products and Services']) {
		fireEvent.click(button(name));
		const group = current();
		expect(shown()).toBe(`Heading of ${name}`);
		expect(group.textContent).toContain(`Text of ${name}`);
		expect(within(group).getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe(paths.contact);
		expect(screen.getByAltText(`Picture of ${name}`)).toBeTruthy();
	}
});

test('[HERO-2] advances every 3000 ms and wraps', () => {
	pass(2999);
	expect(shown()).toBe('Heading of Welcome');
	pass(1);
	expect(shown()).toBe('Heading of About Us');
	pass(3000);
	expect(shown()).toBe('Heading of Products and Services');
	pass(3000);
	expect(shown()).toBe('Heading of Welcome');
});

test('[HERO-2] previous and next wrap at both ends', () => {
	fireEvent.click(button('Previous slide'));
	expect(shown()).toBe('Heading of Products and Services');
	fireEvent.click(button('Next slide'));
	expect(shown()).toBe('Heading of Welcome');
});

test('[HERO-3] a click on the slider toggles auto-play', () => {
	const cloth = screen.getByAltText('Picture of Welcome');
	fireEvent.click(cloth);
	expect(button('Start slides')).toBeTruthy();
	pass(30_000);
	expect(shown()).toBe('Heading of Welcome');
	fireEvent.click(cloth);
	pass(2999);
	expect(shown()).toBe('Heading of Welcome');
	pass(1);
	expect(shown()).toBe('Heading of About Us');
});

test('[HERO-3] a click on a link of a slide is no click on the slider', () => {
	fireEvent.click(within(current()).getByRole('link', { name: 'Contact Us' }));
	expect(button('Pause slides')).toBeTruthy();
});

test('[HERO-2] [HERO-3] under a resting pointer it advances, and the first click stops it', () => {
	const slider = screen.getByRole('region', { name: 'Introduction' });
	fireEvent.pointerOver(slider);
	pass(3000);
	expect(shown()).toBe('Heading of About Us');
	fireEvent.click(slider);
	expect(button('Start slides')).toBeTruthy();
	pass(30_000);
	expect(shown()).toBe('Heading of About Us');
});

test('the page has one main heading, and slides out of sight are out of reach', () => {
	expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
	const hidden = screen.getAllByRole('group').filter((group) => group.hasAttribute('inert'));
	expect(hidden).toHaveLength(2);
});

test('a later slide fetches its picture when it is first shown', () => {
	expect(screen.queryByAltText('Picture of About Us')).toBeNull();
	fireEvent.click(button('About Us'));
	expect(screen.getByAltText('Picture of About Us')).toBeTruthy();
});
