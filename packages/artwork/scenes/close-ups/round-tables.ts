import { chance, count } from '../../numbers.ts';
import { disc, fade, faint, place, rect } from '../kit/shapes.ts';
import { sitter } from './sitter.ts';

export const roundTables = (seed: string) => {
	const R = chance(seed);
	const set = (x: number, y: number) =>
		faint(0.5, disc(x + 12, y + 16, 138, 0.06)) +
		count(8, (i) => {
			const a = i * 45 + R.range(-8, 8);
			const rad = (a * Math.PI) / 180;
			return place(
				x,
				y,
				0.8,
				sitter(Math.sin(rad) * 200, -Math.cos(rad) * 200, a + 180, R.pick([0.12, 0.86, 0.5, 0.98, 0.3]), 46),
			);
		}).join('') +
		disc(x, y, 128, 0.95) +
		disc(x, y, 30, 0.4) +
		count(8, (i) =>
			disc(x + 92 * Math.cos(i * 0.785 + 0.4), y + 92 * Math.sin(i * 0.785 + 0.4), 17, 0.8),
		).join('');
	return (
		fade(0, 0, 1200, 900, 0.44, 0.3) +
		count(12, (i) =>
			count(9, (j) => ((i + j) % 2 ? rect(i * 104, j * 104, 104, 104, 0.4) : '')).join(''),
		).join('') +
		set(220, 230) +
		set(980, 230) +
		set(600, 450) +
		set(220, 690) +
		set(980, 690)
	);
};
