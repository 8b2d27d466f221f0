import { count } from '../../numbers.ts';
import { curve, disc, faint, path, place, rect, ring } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

/** The shadow of the board, which ends at the door, and of the three legs: over the floor, then up the wall. */
const shadows = () =>
	faint(
		0.42,
		rect(-260, 0, 457, 52, 0) +
			curve('M-174 254L-124 212L-96 52', 20, 0) +
			curve('M4 216L22 210V52', 16, 0) +
			curve('M176 254L206 222', 18, 0),
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
	rect(740, 130, 350, 560, 0.8) +
	rect(826, 200, 236, 150, 0.2) +
	rect(838, 212, 212, 126, 0.99) +
	rect(740, 440, 350, 250, 0.62) +
	count(5, (i) => chair(770 + i * 75, 500, 54, 0.4)).join('') +
	count(4, (i) => chair(776 + i * 100, 574, 74, 0.26)).join('') +
	count(4, (i) => chair(720 + i * 134, 674, 102, 0.1)).join('');

const blossoms = [
	[-70, -250],
	[0, -284],
	[66, -248],
	[-98, -186],
	[98, -182],
	[-36, -208],
	[36, -204],
	[0, -146],
] as const;

/** A leaf 130 long that points to the right, from 0,0. */
const leaf = path('M0 0C30 -44 84 -42 134 -8C88 22 40 26 0 0z', 0.08) + curve('M8 -2L104 -9', 7, 0.4);

/** Marigolds in a floor vase, which stands on 0,0. */
const bouquet = () =>
	faint(
		0.4,
		path('M-44 6H46L72 -60L84 -118H-20z', 0) + blossoms.map(([x, y]) => disc(x + 34, y + 24, 42, 0)).join(''),
	) +
	place(22, -122, 1, leaf, { turn: 2 }) +
	place(-20, -116, 1, leaf, { flip: true, turn: -10 }) +
	place(-26, -248, 1, leaf, { turn: -112 }) +
	blossoms
		.map(
			([x, y], i) =>
				disc(x + 4, y + 6, 44, 0.2) +
				disc(x, y, 42, i % 2 ? 0.99 : 0.76) +
				ring(x, y, 24, 8, i % 2 ? 0.76 : 0.54) +
				disc(x, y, 8, 0.3),
		)
		.join('') +
	path('M-54 -118H54L66 -60L40 0H-40L-66 -60z', 0.9) +
	path('M22 -118H54L66 -60L40 0H16L30 -60z', 0.5);

/** A board on an easel at the open door of a hall, with room for a name. */
export const nameBoard = () =>
	hall() +
	rect(0, 0, 724, 690, 0.46) +
	rect(1100, 0, 100, 690, 0.46) +
	rect(0, 0, 1200, 110, 0.46) +
	path('M0 0L340 0L80 690L0 690z', 0.56) +
	rect(0, 690, 1200, 210, 0.3) +
	rect(0, 670, 724, 20, 0.16) +
	rect(1100, 670, 100, 20, 0.16) +
	path('M740 690L1090 690L1010 900L470 900z', 0.62) +
	rect(708, 98, 414, 32, 0.12) +
	rect(708, 98, 32, 592, 0.12) +
	rect(1090, 98, 32, 592, 0.12) +
	place(503, 470, 1.04, easel()) +
	place(164, 738, 0.8, bouquet());
