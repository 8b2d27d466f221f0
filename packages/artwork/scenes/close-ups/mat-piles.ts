import { count } from '../../numbers.ts';
import { fade, line, rect } from '../kit/shapes.ts';

type Weave = (x: number, y: number) => string;

const width = 236;
const thick = 58;

const checks: Weave = (x, y) =>
	count(8, (i) =>
		count(2, (j) => ((i + j) % 2 ? rect(x + 8 + i * 28, y + 8 + j * 21, 26, 19, 0.2) : '')).join(''),
	).join('');
const stripes: Weave = (x, y) => count(7, (i) => rect(x + 18 + i * 30, y, 14, thick - 6, 0.26)).join('');
const bands: Weave = (x, y) => rect(x, y + 9, width, 10, 0.3) + rect(x, y + 33, width, 10, 0.3);
const plain: Weave = () => '';

/** A mat folded in two, seen from the side: its fold at one end, fringes of both halves at the other. */
const folded = (x: number, y: number, t: number, weave: Weave) =>
	count(8, (i) =>
		line(
			[
				[x + width - 4, y + 4 + i * 6.4],
				[x + width + 26 - ((i * 5) % 9), y + 6 + i * 6.4],
			],
			4,
			t,
		),
	).join('') +
	rect(x, y, width, thick - 6, t, 16) +
	rect(x + 40, y, width - 40, thick - 6, t) +
	weave(x, y);

const pile = (x: number, mats: readonly (readonly [tone: number, weave: Weave])[]) =>
	mats.map(([tone, weave], i) => folded(x, 612 - (i + 1) * thick, tone, weave)).join('');

/** Folded mats in three piles on a shelf. */
export const matPiles = () =>
	fade(0, 0, 1200, 900, 0.36, 0.28) +
	pile(134, [
		[0.9, plain],
		[0.62, stripes],
		[0.97, bands],
		[0.76, checks],
	]) +
	pile(468, [
		[0.62, stripes],
		[0.97, checks],
		[0.84, bands],
		[0.6, plain],
		[0.97, stripes],
	]) +
	pile(802, [
		[0.97, checks],
		[0.7, bands],
		[0.94, stripes],
	]) +
	rect(0, 612, 1200, 26, 0.94) +
	rect(0, 638, 1200, 262, 0.14);
