import { chance, count } from '../../numbers.ts';
import { listener } from '../figure/listener.ts';
import { somebody } from '../kit/looks.ts';
import { fade, glow, rect } from '../kit/shapes.ts';
import { crowd } from './crowd.ts';

export const online = (seed: string) => {
	const R = chance(seed);
	const tiles = count(12, (i) => {
		const [x, y] = [212 + (i % 4) * 196, 84 + Math.floor(i / 4) * 150];
		return rect(x, y, 184, 138, R.range(0.55, 0.95)) + listener(x + 92, y + 138, 108, somebody(R));
	}).join('');
	return (
		fade(0, 0, 1200, 900, 0.2, 0.08) +
		glow(600, 300, 700, 420, 0.7, 0.5) +
		rect(196, 68, 808, 470, 0.06) +
		tiles +
		crowd(seed, 690, 990, 3, -0.22, 110, 220)
	);
};
