import { count } from '../../numbers.ts';
import { place, rect } from '../kit/shapes.ts';
import { word } from './words.ts';

/** What stands on the two keys beside the nought; their middle is at 0,0. */
const star = count(3, (i) => place(0, 0, 1, rect(-4, -17, 8, 34, 0.06), { turn: i * 60 })).join('');
const hash = count(
	2,
	(i) => rect(-10 + i * 12, -17, 8, 34, 0.06) + rect(-18, -10 + i * 12, 36, 8, 0.06),
).join('');

/** The twelve keys of a phone; the middle of the upper row is at 0,0. */
export const keys = () =>
	count(12, (i) => {
		const [x, y] = [(i % 3) * 106 - 106, Math.floor(i / 3) * 60];
		const digit = word(x, y + 17, 34, i === 10 ? '0' : `${i + 1}`, 0.06, { middle: true });
		const sign = i === 9 ? place(x, y, 1, star) : i === 11 ? place(x, y, 1, hash) : digit;
		return rect(x - 44, y - 15, 88, 46, 0.3, 10) + rect(x - 44, y - 23, 88, 46, 0.99, 10) + sign;
	}).join('');
