import { path } from '../kit/shapes.ts';

export const flame = (x: number, y: number, h: number) =>
	path(`M${x} ${y}q${-h * 0.5} ${-h * 0.5} 0 ${-h * 1.5}q${h * 0.5} ${h} 0 ${h * 1.5}z`, 1);
