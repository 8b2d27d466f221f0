import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestRouter } from '#app/test-router.tsx';
import { InteractivePreview } from './interactive-preview.tsx';
import { Screenshots } from './screenshots.tsx';

const site = {
	kind: 'Shop',
	title: 'A shop',
	text: 'With a basket.',
	picture: {
		file: {
			name: 'portfolio/shop',
			hash: '00000000',
			width: 960,
			height: 3000,
			widths: [960],
			ground: 'card',
		},
		alt: 'A shop',
	},
	ask: { label: 'Ask', to: '/contact?topic=shop' },
} as const;
const states = {
	active: 'Interactive preview active',
	idle: 'Hover to interact',
	touch: 'Swipe to scroll',
} as const;

/** jsdom lays nothing out: a screen 400 px high at the top of the window, over a picture of 2400 px. */
function tall(screenOf: HTMLElement): HTMLElement {
	Object.defineProperties(screenOf, { scrollHeight: { value: 2400 }, clientHeight: { value: 400 } });
	screenOf.getBoundingClientRect = () => new DOMRect(0, 0, 600, 400);
	return screenOf;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function preview(link?: 'https://shop.example/') {
	render(
		<TestRouter>
			<InteractivePreview
				{...site}
				{...(link && { link })}
				states={states}
				study="Our own design"
				visit="Visit the site"
			/>
		</TestRouter>,
	);
	return tall(screen.getByRole('region', { name: 'Preview: A shop' }));
}

test('[PORT-1] the preview scrolls with the position of the cursor', () => {
	const frame = preview();
	fireEvent.pointerMove(frame, { clientY: 200, pointerType: 'mouse' });
	expect(frame.scrollTop).toBe(1000);
	fireEvent.pointerMove(frame, { clientY: 400, pointerType: 'mouse' });
	expect(frame.scrollTop).toBe(2000);
});

test('[PORT-1] a finger scrolls it as it scrolls anything, and keys reach it', () => {
	const frame = preview();
	fireEvent.pointerMove(frame, { clientY: 200, pointerType: 'touch' });
	expect(frame.scrollTop).toBe(0);
	expect(frame.tabIndex).toBe(0);
});

test('[PORT-1] a site that may be named is no study, and its preview leads to it', () => {
	preview('https://shop.example/');
	expect(screen.getByRole('link', { name: /Visit the site/ }).getAttribute('href')).toBe(
		'https://shop.example/',
	);
	expect(screen.queryByText('Our own design')).toBeNull();
});

function card(link?: 'study' | 'https://shop.example/') {
	render(
		<TestRouter>
			<Screenshots
				items={[{ ...site, ...(link && { link }), id: 'shop' }]}
				study="Our own design"
				visit={{ site: 'Visit the site', study: 'Open the whole design' }}
			/>
		</TestRouter>,
	);
	return tall(screen.getByRole('region', { name: 'Screenshot: A shop' }));
}

test.each([
	['its site', 'https://shop.example/', 'Visit the site', /^https:\/\/shop\.example\/$/],
	[
		'its study in full, while nobody gave an address',
		'study',
		'Open the whole design',
		/^\/pictures\/.+\.webp$/,
	],
] as const)('[PORT-2] a screenshot opens %s, in a new tab', (_, link, name, address) => {
	card(link);
	const way = screen.getByRole('link', { name: new RegExp(name) });
	expect(way.getAttribute('href')).toMatch(address);
	expect(way.getAttribute('target')).toBe('_blank');
});

test('[PORT-2] a screenshot scrolls 1 px every 20 ms while it is pointed at, and stops on leave', () => {
	const frame = card();
	pass(1000);
	expect(frame.scrollTop).toBe(0);
	fireEvent.pointerEnter(frame);
	pass(19);
	expect(frame.scrollTop).toBe(0);
	pass(1);
	expect(frame.scrollTop).toBe(1);
	pass(200);
	expect(frame.scrollTop).toBe(11);
	fireEvent.pointerLeave(frame);
	pass(1000);
	expect(frame.scrollTop).toBe(11);
});

test('[PORT-2] [MOT-1] it scrolls on focus too, and Escape stops it', () => {
	const frame = card();
	fireEvent.focus(frame);
	pass(40);
	expect(frame.scrollTop).toBe(2);
	fireEvent.keyDown(frame, { key: 'Escape' });
	pass(1000);
	expect(frame.scrollTop).toBe(2);
});
