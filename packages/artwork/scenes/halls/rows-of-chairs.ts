import { count } from '../../numbers.ts';
import { fade, line, poly, rect } from '../kit/shapes.ts';

/** A chair from the front: `w` wide, its feet around x, y. */
const seat = (x: number, y: number, w: number, t: number) => {
	const leg = (from: number, to: number) =>
		line(
			[
				[x + from * w, y - w * 0.62],
				[x + to * w, y],
			],
			w * 0.08,
			t * 0.62,
		);
	return (
		leg(-0.38, -0.42) +
		leg(0.38, 0.42) +
		rect(x - w * 0.36, y - w * 1.42, w * 0.72, w * 0.66, t, w * 0.1) +
		poly(
			[
				[x - w * 0.38, y - w * 0.74],
				[x + w * 0.38, y - w * 0.74],
				[x + w * 0.46, y - w * 0.52],
				[x - w * 0.46, y - w * 0.52],
			],
			t * 1.05,
		) +
		rect(x - w * 0.46, y - w * 0.52, w * 0.92, w * 0.08, t * 0.7)
	);
};

/** A row of them, its feet at y: how wide one is, its tone, and where the first stands. */
export const row = (y: number, w: number, t: number, shift: number) =>
	count(Math.ceil(1300 / (w * 1.16)) + 1, (i) => seat(shift + i * w * 1.16, y, w, t)).join('');

/** Empty chairs in rows, near enough to count. */
export const rowsOfChairs = () =>
	fade(0, 0, 1200, 900, 0.24, 0.16) +
	row(420, 100, 0.7, 20) +
	row(616, 128, 0.88, 6) +
	row(880, 166, 0.98, 20);
