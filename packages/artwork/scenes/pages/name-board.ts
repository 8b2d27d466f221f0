import { count } from '../../numbers.ts';
import { curve, disc, faint, path, place, rect, ring } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

/** A board on an easel, 520 wide; the middle of its lower edge is at 0,0, its feet 260 below. */
const easel = () =>
	faint(0.6, path('M-180 250H184L334 280H-70z', 0)) +
	curve('M0 -330L0 216', 20, 0.06) +
	curve('M-130 0L-176 256', 26, 0.1) +
	curve('M130 0L176 256', 26, 0.1) +
	faint(0.5, rect(-236, -280, 520, 306, 0)) +
	rect(-260, -300, 520, 300, 0.06) +
	rect(-242, -282, 484, 264, 0.99) +
	rect(-242, -282, 484, 92, 0.3) +
	word(0, -214, 48, 'Sponsor', 0.99, { middle: true, spacing: 6 }) +
	word(0, -70, capitalFor('Your name', 424), 'Your name', 0.06, { middle: true }) +
	rect(-282, -4, 564, 28, 0.16) +
	rect(-282, -4, 564, 10, 0.72);

/** A chair from behind; its feet stand on x, y. */
const chair = (x: number, y: number, wide: number, t: number) =>
	rect(x - wide * 0.36, y - wide * 0.7, wide * 0.1, wide * 0.7, t) +
	rect(x + wide * 0.26, y - wide * 0.7, wide * 0.1, wide * 0.7, t) +
	rect(x - wide * 0.46, y - wide * 0.62, wide * 0.92, wide * 0.16, t) +
	rect(x - wide * 0.42, y - wide * 1.4, wide * 0.84, wide * 0.7, t, wide * 0.12);

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

/** Marigolds in a floor vase, which stands on 0,0. */
const bouquet = () =>
	faint(0.6, path('M-40 -8H44L170 16H0z', 0)) +
	path('M-128 -120C-90 -180 90 -180 128 -120C70 -100 40 -110 0 -90C-40 -110 -70 -100 -128 -120z', 0.12) +
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
