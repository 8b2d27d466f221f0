import { disc, place, poly, rect } from '../kit/shapes.ts';
import { microphone } from './microphone.ts';

export const lectern = (x: number, y: number, h: number, t = 0.5) =>
	place(
		x,
		y,
		h / 100,
		poly(
			[
				[-20, -62],
				[20, -62],
				[15, 0],
				[-15, 0],
			],
			t,
		) +
			poly(
				[
					[-26, -74],
					[26, -74],
					[23, -60],
					[-23, -60],
				],
				t * 1.25,
			) +
			rect(-24, -3, 48, 4, t * 0.7) +
			disc(0, -38, 8, t > 0.6 ? t * 0.6 : t * 1.6) +
			disc(0, -38, 5, t) +
			microphone(-8, -74, 16) +
			microphone(8, -74, 16),
	);
