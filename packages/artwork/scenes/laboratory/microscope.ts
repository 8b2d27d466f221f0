import { curve, line, rect } from '../kit/shapes.ts';

export const microscope = (x: number, y: number, h: number, t = 0.15, tube = 0.7) =>
	rect(x - h * 0.3, y - h * 0.1, h * 0.6, h * 0.1, t, 6) +
	curve(
		`M${x + h * 0.18} ${y - h * 0.08}Q${x + h * 0.44} ${y - h * 0.5} ${x + h * 0.06} ${y - h * 0.74}`,
		h * 0.1,
		t,
	) +
	rect(x - h * 0.26, y - h * 0.36, h * 0.4, h * 0.05, t * 2) +
	line(
		[
			[x - h * 0.22, y - h * 0.98],
			[x - h * 0.02, y - h * 0.5],
		],
		h * 0.12,
		tube,
	) +
	line(
		[
			[x - h * 0.24, y - h],
			[x - h * 0.18, y - h * 0.88],
		],
		h * 0.15,
		t,
	);
