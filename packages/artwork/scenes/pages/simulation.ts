import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { type Look, scholar } from '../kit/looks.ts';
import { fade, faint, glow, line, type Point, place, poly, rect } from '../kit/shapes.ts';
import { tree } from '../places/tree.ts';
import { cup } from '../props/cup.ts';
import { lettering } from '../props/lettering.ts';

/** A bracket with a hole, cut into elements; the nearer to the bend, the darker its stress. */
const bracket = () => {
	const at = (i: number, j: number): Point => {
		const a = Math.min(1, Math.max(0, (i - 5) / 6)) * 1.35;
		const d = 46 + j * 21;
		const [x, y] = [560 + (i < 5 ? (i - 5) * 40 : 0), 210];
		const foot: Point = [x + Math.sin(a) * 20, y];
		const rise = i > 11 ? (i - 11) * 30 : 0;
		return [
			foot[0] + Math.sin(a) * d * 1.5 + rise * 0.24,
			foot[1] + Math.cos(a) * d + rise * -0.04 + (i > 11 ? rise * -0.7 : 0),
		];
	};
	return count(15, (i) =>
		count(6, (j) => {
			const stress = Math.exp(-((i - 8) ** 2) / 9) * (1 - j / 7);
			const cell = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
			return poly(cell, 0.9 - stress * 0.84) + line([...cell, cell[0] as Point], 3, 0.16);
		}).join(''),
	).join('');
};

const look: Look = { ...scholar, dress: 'shirt', hair: 'braid', top: 0.84, skin: 0.42 };

/** Over somebody's shoulder: a bracket in elements on a screen, its stresses in tones. */
export const simulation = () =>
	fade(0, 0, 1200, 900, 0.5, 0.32) +
	faint(0.4, glow(140, 240, 420, 420, 1, 1)) +
	rect(60, 90, 150, 190, 0.97) +
	count(5, (i) => lettering(78, 112 + i * 32, 110, 12, 0.5, `pin${i}`)).join('') +
	tree(1120, 650, 250, 'sim', 0.24) +
	rect(1086, 560, 68, 100, 0.72) +
	glow(680, 330, 560, 400, 0.95, 0.5) +
	rect(280, 60, 800, 520, 0.08, 12) +
	rect(302, 82, 756, 476, 0.96) +
	rect(302, 82, 756, 40, 0.3) +
	count(4, (i) => rect(322 + i * 60, 94, 40, 16, 0.8)).join('') +
	rect(302, 122, 110, 436, 0.8) +
	count(7, (i) => rect(318, 144 + i * 42, 76, 18, i === 2 ? 0.2 : 0.56)).join('') +
	place(10, -10, 1.14, bracket()) +
	count(8, (i) => rect(1000, 236 + i * 36, 26, 36, 0.06 + i * 0.115)).join('') +
	rect(630, 580, 90, 60, 0.12) +
	rect(540, 634, 270, 20, 0.12) +
	fade(0, 650, 1200, 250, 0.5, 0.36) +
	rect(0, 644, 1200, 12, 0.94) +
	fade(560, 716, 460, 76, 0.16, 0.12) +
	count(3, (r) => count(11, (i) => rect(576 + i * 40, 728 + r * 20, 28, 12, 0.66, 2)).join('')).join('') +
	cup(1110, 800, 100, 0.97) +
	person(230, 1230, 900, look, { view: 'back', left: [-14, -48], right: [31, -56], gaze: 0.5 });
