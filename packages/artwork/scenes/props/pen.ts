import { poly, rect } from '../kit/shapes.ts';

/** A pen 220 long that points down; its end is at 0,0. Its nib, clip and ring are of another tone. */
export const pen = (t: number, metal = 0.9) =>
	rect(-12, 0, 24, 180, t, 8) +
	rect(-12, 78, 24, 10, metal) +
	rect(8, 8, 10, 66, metal - 0.1, 4) +
	poly(
		[
			[-12, 178],
			[12, 178],
			[2, 220],
			[-2, 220],
		],
		metal,
	);
