import { rect } from '../kit/shapes.ts';

export const bottle = (x: number, y: number, h: number, t = 0.8) =>
	rect(x - h * 0.13, y - h * 0.72, h * 0.26, h * 0.72, t, 5) +
	rect(x - h * 0.06, y - h, h * 0.12, h * 0.3, t * 0.7, 2);
