import { chance, count } from '../../numbers.ts';
import { fade, rect } from '../kit/shapes.ts';

export const water = (y: number, near: number, far: number, seed: string, sparkle = 1) => {
	const R = chance(seed);
	return (
		fade(0, y, 1200, 900 - y, far, near) +
		count(70, () => {
			const b = y + (900 - y) * R() ** 1.6;
			const w = 20 + (b - y) * R.range(0.1, 0.5);
			return rect(R.range(-40, 1200), b, w, 2 + (b - y) * 0.014, far * R.range(0.8, 1.3) * sparkle);
		}).join('')
	);
};
