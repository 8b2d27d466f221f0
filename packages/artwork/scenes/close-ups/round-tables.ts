import { type Chance, chance, count } from '../../numbers.ts';
import { disc, fade, faint, place, rect } from '../kit/shapes.ts';
import { sitter } from './sitter.ts';

const carpet = (far: number, near: number) =>
	fade(0, 0, 1200, 900, far, near) +
	count(12, (i) => count(9, (j) => ((i + j) % 2 ? rect(i * 104, j * 104, 104, 104, 0.4) : '')).join('')).join(
		'',
	);

/** A round table and the people at it. */
const set = (R: Chance, x: number, y: number) =>
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
	count(8, (i) => disc(x + 92 * Math.cos(i * 0.785 + 0.4), y + 92 * Math.sin(i * 0.785 + 0.4), 17, 0.8)).join(
		'',
	);

export const roundTables = (seed: string) => {
	const R = chance(seed);
	return (
		carpet(0.44, 0.3) +
		set(R, 220, 230) +
		set(R, 980, 230) +
		set(R, 600, 450) +
		set(R, 220, 690) +
		set(R, 980, 690)
	);
};

/** The same for a crop of three to one: a row of tables, the middle one whole on a phone. */
export const roundTablesWide = (seed: string) => {
	const R = chance(seed);
	return carpet(0.3, 0.28) + [204, 600, 996].map((x) => place(x, 450, 0.68, set(R, 0, 0))).join('');
};
