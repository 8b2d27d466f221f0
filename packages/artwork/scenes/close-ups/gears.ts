import { count } from '../../numbers.ts';
import { disc, fade, faint, place, rect } from '../kit/shapes.ts';
import { gear } from '../laboratory/gear.ts';
import { calipers } from '../props/calipers.ts';

const lying = (x: number, y: number, r: number, teeth: number, t: number, turn: number) =>
	faint(0.5, disc(x + 12, y + 14, r, 0.02)) + gear(x, y, r, teeth, t, turn);

/** Wheels of a drive and a pair of calipers on a bench, from above. */
export const gears = () =>
	fade(0, 0, 1200, 900, 0.26, 0.18) +
	count(7, (i) => rect(0, 20 + i * 132, 1200, 5, 0.1)).join('') +
	lying(600, 450, 124, 16, 0.95, 4) +
	lying(414, 508, 62, 8, 0.66, 12) +
	lying(270, 420, 96, 12, 0.84, 2) +
	faint(0.5, place(782, 398, 1.16, calipers(82, 0.02), { turn: 8 })) +
	place(770, 384, 1.16, calipers(82, 0.95), { turn: 8 }) +
	lying(846, 468, 40, 10, 0.7, 6) +
	lying(1062, 552, 56, 10, 0.7, 6);
