import { chance, count } from '../../numbers.ts';
import { listener } from '../figure/listener.ts';
import { somebody } from '../kit/looks.ts';

/** Halls and audiences. */
export function crowd(
	seed: string,
	from: number,
	to: number,
	rows: number,
	light = 0,
	first = 70,
	last = 240,
): string {
	const R = chance(seed);
	return count(rows, (row) => {
		const share = rows === 1 ? 1 : row / (rows - 1);
		const h = first + (last - first) * share ** 1.3;
		const y = from + (to - from) * share ** 1.2;
		const gap = h * 0.86;
		const seats = Math.ceil(1300 / gap);
		return count(seats, (i) =>
			listener(
				i * gap - 40 + (row % 2) * gap * 0.5 + R.normal() * gap * 0.07,
				y + R.normal() * h * 0.04,
				h,
				somebody(R, light - 0.16 * share),
			),
		).join('');
	}).join('');
}
