import { count } from '../../numbers.ts';
import { disc, fade, faint, place, rect, ring } from '../kit/shapes.ts';
import { lettering } from '../props/lettering.ts';
import { pen } from '../props/pen.ts';

/** Days that are taken; days of a meeting. */
const taken = [2, 7, 22, 27];
const meeting = [14, 15, 16];

const month = () =>
	faint(0.45, rect(-122, -152, 272, 340, 0.02, 8)) +
	rect(-138, -168, 276, 340, 0.98, 8) +
	rect(-138, -168, 276, 84, 0.5, 8) +
	lettering(-108, -132, 200, 26, 0.96, 'month') +
	count(30, (i) =>
		rect(
			-120 + (i % 6) * 41,
			-66 + Math.floor(i / 6) * 45,
			32,
			32,
			meeting.includes(i) ? 0.12 : taken.includes(i) ? 0.5 : 0.8,
		),
	).join('') +
	count(9, (i) => rect(-118 + i * 28, -184, 11, 34, 0.7, 5)).join('');

const cupFromAbove = (x: number, y: number) =>
	faint(0.4, disc(x + 14, y + 16, 104, 0.02)) +
	disc(x, y, 104, 0.72) +
	ring(x, y, 86, 6, 0.5) +
	rect(x + 40, y - 12, 66, 24, 0.98, 12) +
	disc(x, y, 62, 0.98) +
	disc(x, y, 48, 0.36);

/** A desk calendar with three days marked, a pen and a cup, from above. */
export const calendar = () =>
	fade(0, 0, 1200, 900, 0.26, 0.2) +
	count(7, (i) => rect(0, i * 132, 1200, 5, 0.12)).join('') +
	place(600, 451, 0.86, month(), { turn: -4 }) +
	place(330, 346, 1, pen(0.5), { turn: 14 }) +
	cupFromAbove(900, 450);
