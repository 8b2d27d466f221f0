import { count } from '../../numbers.ts';
import { rect } from '../kit/shapes.ts';

export const tubes = (x: number, y: number, h: number) =>
	count(
		4,
		(i) =>
			rect(x + i * h * 0.26, y - h, h * 0.14, h * 0.94, 0.95, h * 0.07) +
			rect(
				x + i * h * 0.26,
				y - h * (0.3 + i * 0.13),
				h * 0.14,
				h * (0.24 + i * 0.13),
				0.45 + i * 0.1,
				h * 0.07,
			),
	).join('') +
	rect(x - h * 0.1, y - h * 0.7, h * 1.14, h * 0.1, 0.3) +
	rect(x - h * 0.1, y - h * 0.08, h * 1.14, h * 0.1, 0.3);
