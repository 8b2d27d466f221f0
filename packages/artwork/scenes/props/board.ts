import { rect } from '../kit/shapes.ts';
import { chart } from './chart.ts';

/** A white board on the wall with a chart on it. */
export const board = (x: number, y: number, w: number, h: number, seed: string) =>
	rect(x - 8, y - 8, w + 16, h + 16, 0.4, 6) +
	rect(x, y, w, h, 0.99) +
	chart(x + w * 0.14, y + h * 0.16, w * 0.72, h * 0.68, seed);
