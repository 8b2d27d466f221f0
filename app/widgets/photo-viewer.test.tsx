import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TestRouter } from '#app/test-router.tsx';
import type { Photo } from '#content/shapes.ts';
import { PhotoViewer } from './photo-viewer.tsx';

const photos: Photo[] = Array.from({ length: 50 }, (_, at) => ({
	id: `p${at + 1}`,
	picture: {
		file: {
			name: `gallery/p${at + 1}`,
			hash: 'abcd1234',
			width: 1280,
			height: 960,
			widths: [320, 1280],
			ground: 'night',
		},
		alt: `Drawing ${at + 1}`,
	},
	title: `Title ${at + 1}`,
	description: 'A description',
	category: 'Conference',
}));
const viewer = (
	<TestRouter>
		<PhotoViewer label="Conference photos" photos={photos} shows={3} openAll="View All Photos" />
	</TestRouter>
);

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const inside = () => within(dialog());
const press = (name: string) => fireEvent.click(inside().getByRole('button', { name, hidden: true }));
const counter = () => inside().getByRole('status', { hidden: true }).textContent;
const openThird = () => fireEvent.click(screen.getAllByRole('link')[2] as Element);

test('[PROC-5] a preview of 3 photos; a click opens the photo in the viewer', () => {
	render(viewer);
	expect(screen.getAllByRole('link')).toHaveLength(3);
	openThird();
	expect(dialog().open).toBe(true);
	expect(counter()).toBe('Photo 3 of 50 Title 3');
});

test('[PROC-5] "View All Photos" opens all 50 as a grid', () => {
	render(viewer);
	fireEvent.click(screen.getByRole('button', { name: 'View All Photos' }));
	expect(dialog().open).toBe(true);
	expect(inside().getAllByRole('link', { hidden: true })).toHaveLength(50);
});

test('[GAL-1] [PROC-5] previous and next wrap at the ends, by button and by key', () => {
	render(viewer);
	openThird();
	fireEvent.keyDown(dialog(), { key: 'Home' });
	press('Previous picture');
	expect(counter()).toBe('Photo 50 of 50 Title 50');
	press('Next picture');
	expect(counter()).toBe('Photo 1 of 50 Title 1');
	fireEvent.keyDown(dialog(), { key: 'ArrowLeft' });
	expect(counter()).toBe('Photo 50 of 50 Title 50');
	fireEvent.keyDown(dialog(), { key: 'ArrowRight' });
	expect(counter()).toBe('Photo 1 of 50 Title 1');
});

test('[GAL-1] toggles between grid and slideshow', () => {
	render(viewer);
	openThird();
	press('Show as grid');
	expect(counter()).toBe('50 photos');
	press('Show as slideshow');
	expect(counter()).toBe('Photo 1 of 50 Title 1');
});

test('[GAL-1] a swipe turns the photo', () => {
	render(viewer);
	openThird();
	const photo = inside().getByRole('figure', { hidden: true });
	fireEvent.touchStart(photo, { touches: [{ clientX: 300, clientY: 10 }] });
	fireEvent.touchEnd(photo, { changedTouches: [{ clientX: 200, clientY: 20 }] });
	expect(counter()).toBe('Photo 4 of 50 Title 4');
});

test('one photo is shown, its two neighbours are fetched ahead and no more', () => {
	render(viewer);
	openThird();
	const eager = [...dialog().querySelectorAll('img[loading="eager"]')].map((image) =>
		image.getAttribute('src'),
	);
	expect(eager).toEqual(['p3', 'p2', 'p4'].map((photo) => `/pictures/gallery/${photo}-1280.abcd1234.webp`));
});

test('closed, it begins anew', () => {
	render(viewer);
	openThird();
	act(() => dialog().close());
	fireEvent.click(screen.getByRole('button', { name: 'View All Photos' }));
	expect(counter()).toBe('50 photos');
});

test('[RT-46] without script thumbnails lead to the photos in full', () => {
	expect(renderToString(viewer)).toContain('<a href="/pictures/gallery/p3-1280.abcd1234.webp"');
});

test('a thumbnail is fetched as wide as it stands: three fill a row, on a phone the first of them does', () => {
	const sizesOf = (shows: number) => {
		const { container, unmount } = render(
			<TestRouter>
				<PhotoViewer label="Photos" photos={photos.slice(0, shows)} shows={shows} />
			</TestRouter>,
		);
		const grid = container.querySelector('ul');
		const found = Array.from(grid?.querySelectorAll('source') ?? [], (source) =>
			source.getAttribute('sizes'),
		);
		unmount();
		return found;
	};
	expect(sizesOf(4)).toEqual(Array(4).fill('(min-width: 1024px) 20rem, 44vw'));
	const [first, ...others] = sizesOf(3);
	expect(first).toBe('(min-width: 768px) 27rem, calc(100vw - 3rem)');
	expect(others).toEqual(Array(2).fill('(min-width: 768px) 27rem, 44vw'));
});
