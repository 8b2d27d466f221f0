import { line, rect } from '../kit/shapes.ts';

export const chair = (x: number, y: number, h: number, t = 0.3) =>
	rect(x - h * 0.26, y - h, h * 0.52, h * 0.5, t, 8) +
	rect(x - h * 0.3, y - h * 0.46, h * 0.6, h * 0.1, t * 1.2, 4) +
	line(
		[
			[x - h * 0.26, y - h * 0.4],
			[x - h * 0.26, y],
		],
		h * 0.04,
		t * 0.7,
	) +
	line(
		[
			[x + h * 0.26, y - h * 0.4],
			[x + h * 0.26, y],
		],
		h * 0.04,
		t * 0.7,
	);
