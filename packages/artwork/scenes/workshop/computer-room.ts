import { chance, count } from '../../numbers.ts';
import { listener } from '../figure/listener.ts';
import { somebody } from '../kit/looks.ts';
import { rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { meshPatch } from './mesh-patch.ts';

export const computerRoom = (seed: string) => {
	const R = chance(seed);
	const row = (y: number, s: number, n: number) =>
		rect(0, y, 1200, 24 * s, 0.86) +
		rect(0, y + 24 * s, 1200, 90 * s, 0.3) +
		count(n, (i) => {
			const x = (1200 / n) * (i + 0.5);
			return (
				rect(x - 92 * s, y - 150 * s, 184 * s, 124 * s, 0.1, 6) +
				rect(x - 82 * s, y - 140 * s, 164 * s, 104 * s, 0.94) +
				meshPatch(x - 70 * s, y - 130 * s, 140 * s, 84 * s, 4) +
				rect(x - 12 * s, y - 30 * s, 24 * s, 32 * s, 0.1) +
				listener(x, y + 130 * s, 190 * s, somebody(R, -0.05))
			);
		}).join('');
	return (
		room(0.52, 0.3, 400) +
		rect(80, 60, 420, 200, 0.97) +
		row(360, 0.6, 7) +
		row(540, 0.95, 4) +
		row(790, 1.4, 3)
	);
};
