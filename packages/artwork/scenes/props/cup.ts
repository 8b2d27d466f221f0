import { path, ring } from '../kit/shapes.ts';

export const cup = (x: number, y: number, w: number, t = 0.95) =>
	path(
		`M${x - w / 2} ${y - w * 0.8}h${w}q0 ${w * 0.8} ${-w * 0.3} ${w * 0.8}h${-w * 0.4}q${-w * 0.3} 0 ${-w * 0.3} ${-w * 0.8}z`,
		t,
	) + ring(x + w * 0.55, y - w * 0.48, w * 0.2, w * 0.1, t);
