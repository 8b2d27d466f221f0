import { count } from '../../numbers.ts';
import { disc, fade, faint, line, path, place, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

/** The bookings of a week as a weave: five days, four times of day; ours is the dark one. */
const week = () =>
	count(20, (i) => {
		const [day, time] = [i % 5, Math.floor(i / 5)];
		const over = (day + time) % 2 === 0;
		const t = day === 2 && time === 1 ? 0.06 : over ? 0.72 : 0.5;
		return rect(
			-121 + day * 50 + (over ? 0 : 7),
			-150 + time * 50 + (over ? 7 : 0),
			over ? 42 : 28,
			over ? 28 : 42,
			t,
			4,
		);
	}).join('');

/** The laboratory's diary of the portfolio, 288 by 596 around 0,0: its name, the week, a free hour, one action. */
const diary = () =>
	rect(-144, -298, 288, 596, 0.98, 28) +
	rect(-144, -298, 288, 128, 0.34, 28) +
	rect(-144, -210, 288, 40, 0.34) +
	word(0, -192, 58, 'Diary', 0.98, { middle: true }) +
	week() +
	disc(-98, 106, 26, 0.3) +
	line(
		[
			[-110, 107],
			[-101, 117],
			[-86, 96],
		],
		9,
		1,
	) +
	word(-58, 127, 54, 'Free', 0.06) +
	rect(-122, 166, 244, 92, 0.14, 14) +
	word(0, 232, 54, 'Book', 0.98, { middle: true });

/** A phone with the diary, 324 by 632 around 0,0; its corners and what is cut into its glass tell which it is. */
const phone = (round: number, eye: string) =>
	rect(-162, -316, 324, 632, 0.02, round) + rect(-155, -270, 6, 530, 0.5, 3) + diary() + eye;

/** A block of wood with a groove, in which a phone stands, and its name; its foot is at 0,0. */
const block = (name: string) =>
	faint(0.6, path('M200 0L330 -92H-90L-180 0z', 0.01)) +
	path('M-206 -104L-170 -132H170L206 -104z', 0.94) +
	rect(-206, -104, 412, 112, 0.68) +
	rect(-206, -104, 412, 8, 0.86) +
	rect(-206, 0, 412, 12, 0.02) +
	word(0, -26, 54, name, 0.02, { middle: true });

const standing = (x: number, round: number, eye: string, name: string) =>
	faint(0.6, rect(x - 120, 118, 340, 600, 0.01, round)) +
	place(x, 396, 1, phone(round, eye)) +
	place(x, 806, 1, block(name));

/** One app on two phones, which stand in blocks of wood with their names. */
export const twoPhones = () =>
	fade(0, 0, 1200, 900, 0.42, 0.26) +
	rect(0, 690, 1200, 168, 0.36) +
	rect(0, 690, 1200, 9, 0.76) +
	rect(0, 858, 1200, 42, 0.08) +
	standing(330, 30, disc(0, -278, 11, 0.02), 'Android') +
	standing(850, 62, rect(-42, -286, 84, 22, 0.02, 11), 'iPhone');
