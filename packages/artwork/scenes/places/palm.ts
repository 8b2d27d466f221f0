import { count } from '../../numbers.ts';
import { curve } from '../kit/shapes.ts';

export const palm = (x: number, y: number, h: number, t = 0.3) =>
	curve(`M${x} ${y}q${h * 0.06} ${-h * 0.5} 0 ${-h * 0.9}`, h * 0.04, t * 0.8) +
	count(8, (i) => {
		const a = (i / 8) * 6.28;
		return curve(
			`M${x} ${y - h * 0.9}q${Math.cos(a) * h * 0.2} ${Math.sin(a) * h * 0.1 - h * 0.12} ${Math.cos(a) * h * 0.32} ${Math.sin(a) * h * 0.16 + h * 0.04}`,
			h * 0.035,
			t,
		);
	}).join('');
