import { count } from '../../numbers.ts';
import { curve, fade, faint, rect } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

/** A badge 260 wide that stands upright; x, y is its upper left corner. */
const badge = (x: number, y: number, name: string) =>
	rect(x, y, 260, 300, 0.16, 14) +
	rect(x + 10, y + 10, 240, 280, 0.98, 8) +
	rect(x + 10, y + 10, 240, 74, 0.4, 8) +
	word(x + 130, y + 66, 44, 'AIC', 0.98, { middle: true, spacing: 8 }) +
	word(x + 130, y + 148, Math.min(50, capitalFor(name, 200)), name, 0.12, { middle: true });

/** The ribbon of a badge whose upper edge has its middle at x, y. */
const ribbon = (x: number, y: number) =>
	curve(
		`M${x} ${y}C${x - 40} ${y - 70} ${x + 20} ${y - 96} ${x + 70} ${y - 70}S${x + 60} ${y - 20} ${x + 14} ${y}`,
		15,
		0.3,
	);

/** Badges wait in a box, row behind row, each on its ribbon. */
export const badgeBox = () =>
	fade(0, 0, 1200, 562, 0.8, 0.68) +
	fade(0, 560, 1200, 340, 0.5, 0.4) +
	faint(0.5, rect(140, 810, 960, 60, 0.05, 30)) +
	count(
		3,
		(i) => ribbon(300 + i * 316, 150) + badge(170 + i * 316, 150, ['Speaker', 'Guest', 'Author'][i] ?? ''),
	).join('') +
	rect(110, 380, 980, 200, 0.14) +
	count(3, (i) => badge(138 + i * 316, 350, ['Guest', 'Author', 'Guest'][i] ?? '')).join('') +
	rect(90, 540, 1020, 300, 0.3, 10) +
	rect(90, 540, 1020, 26, 0.22) +
	rect(370, 610, 460, 150, 0.96, 8) +
	word(600, 712, 76, 'A – K', 0.14, { middle: true });
