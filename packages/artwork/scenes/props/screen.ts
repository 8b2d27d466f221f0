import { count } from '../../numbers.ts';
import { rect } from '../kit/shapes.ts';
import { chart } from './chart.ts';
import { lettering } from './lettering.ts';

export const screen = (x: number, y: number, w: number, h: number, seed: string, light = 0.98) =>
	rect(x - 10, y - 10, w + 20, h + 20, 0.12) +
	rect(x, y, w, h, light) +
	lettering(x + w * 0.07, y + h * 0.1, w * 0.62, h * 0.07, 0.25, seed) +
	chart(x + w * 0.08, y + h * 0.3, w * 0.42, h * 0.58, seed) +
	count(4, (i) =>
		lettering(x + w * 0.58, y + h * (0.34 + i * 0.14), w * 0.34, h * 0.045, 0.5, seed + i),
	).join('');
