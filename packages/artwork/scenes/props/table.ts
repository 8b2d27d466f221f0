import { count } from '../../numbers.ts';
import { poly, rect } from '../kit/shapes.ts';

/** Furniture and things. Where not said otherwise x, y is the middle of the foot. */
export const table = (x: number, y: number, w: number, h: number, cloth = 0.85) =>
	rect(x, y - h, w, h, cloth * 0.84) +
	count(Math.round(w / 60), (i) =>
		poly(
			[
				[x + i * 60 + 18, y - h],
				[x + i * 60 + 34, y - h],
				[x + i * 60 + 40, y],
				[x + i * 60 + 12, y],
			],
			cloth * 0.72,
		),
	).join('') +
	rect(x - 8, y - h - 12, w + 16, 16, cloth);
