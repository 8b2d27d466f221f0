import { count } from '../../numbers.ts';
import { curve, faint, path, place, rect } from '../kit/shapes.ts';
import { bouquet, bouquetShadow } from '../props/bouquet.ts';
import { capitalFor, word } from '../props/words.ts';

/** The shadow of the board on the wall, and of the three legs: over the floor, then up the wall. */
const shadows = () =>
	faint(
		0.42,
		rect(-236, -276, 520, 328, 0) +
			curve('M-174 254L-124 212L-96 52', 20, 0) +
			curve('M4 216L22 210V52', 16, 0) +
			curve('M176 254L226 212L194 52', 18, 0),
	);

/** A board on an easel, 520 wide; the middle of its lower edge is at 0,0, its feet 260 below. */
const easel = () =>
	shadows() +
	curve('M0 -330L0 216', 20, 0.06) +
	curve('M-130 0L-176 256', 26, 0.1) +
	curve('M130 0L176 256', 26, 0.1) +
	rect(-260, -300, 520, 300, 0.06) +
	rect(-242, -282, 484, 264, 0.99) +
	rect(-242, -282, 484, 92, 0.3) +
	word(0, -214, 48, 'Sponsor', 0.99, { middle: true, spacing: 6 }) +
	word(0, -70, capitalFor('Your name', 424), 'Your name', 0.06, { middle: true }) +
	rect(-282, -4, 564, 28, 0.16) +
	rect(-282, -4, 564, 10, 0.72);

/** A chair from behind, its back before its seat; its feet stand on x, y. */
const chair = (x: number, y: number, wide: number, t: number) =>
	rect(x - wide * 0.36, y - wide * 0.6, wide * 0.12, wide * 0.6, t) +
	rect(x + wide * 0.24, y - wide * 0.6, wide * 0.12, wide * 0.6, t) +
	rect(x - wide * 0.42, y - wide * 1.4, wide * 0.84, wide * 0.9, t, wide * 0.12) +
	rect(x - wide * 0.34, y - wide * 1.4, wide * 0.68, wide * 0.08, t + 0.5);

/** Through the door: rows of chairs before a lit screen. */
const hall = () =>
	rect(800, 130, 332, 560, 0.8) +
	rect(862, 200, 224, 142, 0.2) +
	rect(874, 212, 200, 118, 0.99) +
	rect(800, 440, 332, 250, 0.62) +
	count(5, (i) => chair(818 + i * 75, 500, 54, 0.4)).join('') +
	count(4, (i) => chair(812 + i * 104, 574, 74, 0.26)).join('') +
	count(3, (i) => chair(836 + i * 134, 674, 102, 0.1)).join('');

/** A board on an easel beside the open door of a hall, with room for a name. */
export const nameBoard = () =>
	hall() +
	rect(0, 0, 784, 690, 0.46) +
	rect(1150, 0, 50, 690, 0.46) +
	rect(0, 0, 1200, 110, 0.46) +
	path('M0 0L340 0L80 690L0 690z', 0.56) +
	rect(0, 690, 1200, 210, 0.3) +
	rect(0, 670, 784, 20, 0.16) +
	rect(1150, 670, 50, 20, 0.16) +
	path('M800 690L1132 690L1052 900L530 900z', 0.62) +
	rect(768, 98, 396, 32, 0.12) +
	rect(768, 98, 32, 592, 0.12) +
	rect(1132, 98, 32, 592, 0.12) +
	place(164, 762, 0.8, bouquetShadow()) +
	place(452, 470, 1.04, easel()) +
	place(164, 762, 0.8, bouquet());
