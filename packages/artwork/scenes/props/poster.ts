import { count } from '../../numbers.ts';
import { line, rect } from '../kit/shapes.ts';
import { chart } from './chart.ts';
import { lettering } from './lettering.ts';

export const poster = (x: number, y: number, w: number, h: number, seed: string) =>
	rect(x - 8, y - 8, w + 16, h + 16, 0.3) +
	rect(x, y, w, h, 0.95) +
	rect(x, y, w, h * 0.14, 0.36) +
	lettering(x + w * 0.08, y + h * 0.05, w * 0.8, h * 0.04, 0.95, seed) +
	chart(x + w * 0.1, y + h * 0.24, w * 0.36, h * 0.24, seed) +
	chart(x + w * 0.56, y + h * 0.6, w * 0.36, h * 0.24, `${seed}b`) +
	count(4, (i) =>
		lettering(x + w * 0.56, y + h * (0.25 + i * 0.06), w * 0.34, h * 0.025, 0.5, seed + i),
	).join('') +
	count(4, (i) =>
		lettering(x + w * 0.1, y + h * (0.6 + i * 0.06), w * 0.36, h * 0.025, 0.5, `${seed}c${i}`),
	).join('') +
	line(
		[
			[x + w * 0.2, y + h + 8],
			[x + w * 0.12, y + h * 1.5],
		],
		7,
		0.2,
	) +
	line(
		[
			[x + w * 0.8, y + h + 8],
			[x + w * 0.88, y + h * 1.5],
		],
		7,
		0.2,
	);
