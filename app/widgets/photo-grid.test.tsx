import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Photo } from '#content/shapes.ts';
import { PhotoGrid } from './photo-grid.tsx';

const photosOf = (count: number): Photo[] =>
	Array.from({ length: count }, (_, at) => ({
		id: `p${at}`,
		picture: {
			file: {
				name: `gallery/p${at}`,
				hash: 'abcd1234',
				width: 1280,
				height: 960,
				widths: [320, 1280],
				ground: 'night',
			},
			alt: `Drawing ${at}`,
		},
		title: `Title ${at}`,
		description: 'A description',
		category: 'Conference',
	}));

/** How wide each of so many photos is in a window of 1440 px: in thirds of the row, or `half`. */
function widths(count: number): string {
	const { container, unmount } = render(
		<PhotoGrid photos={photosOf(count)} captions onOpen={() => undefined} />,
	);
	const sizes = [...container.querySelectorAll('source')].map((source) => source.sizes);
	unmount();
	return sizes.map((size) => (size.includes('54rem') ? '2' : size.includes('40rem') ? 'h' : '1')).join('');
}

test('of nine photos with titles the first and the last are twice as large, and what three do not divide ends in pairs', () => {
	expect(widths(1)).toBe('2');
	expect(widths(2)).toBe('hh');
	expect(widths(3)).toBe('211');
	expect(widths(4)).toBe('hhhh');
	expect(widths(8)).toBe('211111hh');
	expect(widths(9)).toBe('211111112');
	expect(widths(10)).toBe('211111hhhh');
});
