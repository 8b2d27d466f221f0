import { disc, poly, rect } from '../kit/shapes.ts';

/** A conical flask; `level` is how full it is, 0 to 1. */
export const flask = (x: number, y: number, h: number, level = 0.5, t = 0.95) => {
	const half = (v: number) => h * (0.35 - (0.26 * v) / 0.6);
	const glass = poly(
		[
			[x - h * 0.09, y - h],
			[x + h * 0.09, y - h],
			[x + h * 0.09, y - h * 0.6],
			[x + half(0), y],
			[x - half(0), y],
			[x - h * 0.09, y - h * 0.6],
		],
		t,
	);
	const [low, high, rim] = [0.03, level * 0.55, h * 0.035];
	const liquid = poly(
		[
			[x - half(high) + rim, y - h * high],
			[x + half(high) - rim, y - h * high],
			[x + half(low) - rim, y - h * low],
			[x - half(low) + rim, y - h * low],
		],
		0.42,
	);
	return (
		glass +
		liquid +
		rect(x - h * 0.13, y - h * 1.03, h * 0.26, h * 0.06, t) +
		disc(x - h * 0.05, y - h * 0.16, h * 0.03, 0.85) +
		disc(x + h * 0.07, y - h * 0.09, h * 0.022, 0.85) +
		disc(x + h * 0.01, y - h * 0.24, h * 0.018, 0.85)
	);
};
