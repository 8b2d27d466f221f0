import { oval, path, place, poly, rect } from '../kit/shapes.ts';
import { flame } from './flame.ts';

/** The tall brass lamp that opens a conference; `h` without its flames. */
export const brassLamp = (x: number, y: number, h: number) =>
	place(
		x,
		y,
		h / 100,
		poly(
			[
				[-20, 0],
				[20, 0],
				[12, -8],
				[-12, -8],
			],
			0.72,
		) +
			rect(-3, -92, 6, 88, 0.8) +
			[-20, -44, -62].map((r) => oval(0, r, 8, 4, 0.66)).join('') +
			path('M-22 -80q22 16 44 0z', 0.86) +
			path('M-14 -96q14 10 28 0z', 0.86) +
			[-20, -7, 7, 20].map((f) => flame(f, -80, 8)).join('') +
			[-12, 0, 12].map((f) => flame(f, -96, 8)).join(''),
	);
