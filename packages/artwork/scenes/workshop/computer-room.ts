import { chance, count } from '../../numbers.ts';
import { listener } from '../figure/listener.ts';
import { somebody } from '../kit/looks.ts';
import { rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { layout } from '../props/layouts.ts';

export const computerRoom = (seed: string) => {
	const R = chance(seed);
	const row = (y: number, s: number, n: number, first: number) =>
		rect(0, y, 1200, 24 * s, 0.86) +
		rect(0, y + 24 * s, 1200, 90 * s, 0.3) +
		count(n, (i) => {
			const x = (1200 / n) * (i + 0.5);
			return (
				rect(x - 92 * s, y - 143 * s, 184 * s, 117 * s, 0.1, 6) +
				layout(first + i, x - 82 * s, y - 133 * s, 164 * s) +
				rect(x - 12 * s, y - 30 * s, 24 * s, 32 * s, 0.1) +
				listener(x, y + 130 * s, 190 * s, somebody(R, -0.05))
			);
		}).join('');
	const seat = (i: number) => rect(120 + i * 400, 770, 160, 140, 0.12, 16);
	return (
		room(0.52, 0.3, 400) +
		rect(92, 90, 236, 148, 0.2) +
		layout(1, 100, 98, 220, 0.84) +
		row(332, 0.5, 7, 2) +
		row(474, 0.85, 4, 4) +
		row(650, 1.3, 3, 0) +
		count(3, seat).join('')
	);
};
