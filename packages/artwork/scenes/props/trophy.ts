import { oval, path, place, rect, ring } from '../kit/shapes.ts';

export const trophy = (x: number, y: number, h: number, t = 0.88) =>
	place(
		x,
		y,
		h / 100,
		rect(-24, -14, 48, 14, 0.14) +
			rect(-18, -22, 36, 9, t * 0.6) +
			rect(-4, -44, 8, 24, t * 0.8) +
			ring(-26, -76, 12, 5, t * 0.8) +
			ring(26, -76, 12, 5, t * 0.8) +
			path('M-26 -100h52q0 48 -26 60q-26 -12 -26 -60z', t) +
			path('M8 -98h12q0 36 -16 50q8 -20 4 -50z', t * 0.72) +
			oval(0, -100, 26, 4, t * 0.6),
	);
