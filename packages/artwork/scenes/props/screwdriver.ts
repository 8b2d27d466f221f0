import { poly, rect } from '../kit/shapes.ts';

/** A screwdriver; the end of its handle is at 0,0, its blade points down. */
export const screwdriver = (length: number, t: number) =>
	rect(-8, length * 0.4, 16, length * 0.56, 0.94) +
	poly(
		[
			[-8, length * 0.9],
			[8, length * 0.9],
			[13, length * 0.95],
			[9, length],
			[-9, length],
			[-13, length * 0.95],
		],
		0.94,
	) +
	rect(-27, 0, 54, length * 0.42, t, 20) +
	rect(-17, length * 0.06, 8, length * 0.3, t * 0.6, 4) +
	rect(9, length * 0.06, 8, length * 0.3, t * 0.6, 4) +
	rect(-16, length * 0.4, 32, 18, 0.94, 4);
