import { chance, count } from '../../numbers.ts';
import { disc, line, rect } from '../kit/shapes.ts';

export function chart(x: number, y: number, w: number, h: number, seed: string, ink = 0.2): string {
	const R = chance(seed);
	const bars = count(6, (i) => {
		const tall = h * R.range(0.25, 0.9);
		return rect(x + (i * w) / 6, y + h - tall, w / 9, tall, ink + R.range(0, 0.35));
	}).join('');
	const points = count(6, (i) => [x + w / 18 + (i * w) / 6, y + h * R.range(0.08, 0.6)] as const);
	return R() < 0.5
		? bars
		: line(points, w * 0.018, ink) +
				points.map(([a, b]) => disc(a, b, w * 0.028, ink)).join('') +
				line(
					[
						[x, y],
						[x, y + h],
						[x + w, y + h],
					],
					w * 0.012,
					ink + 0.2,
				);
}
