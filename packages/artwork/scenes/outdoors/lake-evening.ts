import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { student } from '../kit/looks.ts';
import { disc, fade, faint, place, rect } from '../kit/shapes.ts';
import { boat } from '../places/boat.ts';
import { farShore } from '../places/far-shore.ts';
import { water } from '../places/water.ts';

/** The sun goes down over the lake, at `x`. */
const sunset = (x: number) =>
	fade(0, 0, 1200, 460, 0.5, 0.97) +
	disc(x, 330, 78, 1) +
	count(4, (i) => rect(80 + i * 230, 120 + ((i * 53) % 110), 300 - i * 30, 12, 0.82, 6)).join('') +
	farShore(460, 0.42, 0.24) +
	water(460, 0.22, 0.7, 'lake') +
	faint(
		0.75,
		count(11, (i) => rect(x - 50 + (i % 3) * 16 - i * 5, 476 + i * 36, 90 + i * 13, 9 + i, 1, 6)).join(''),
	);

const sailor = { ...student, top: 0.2, skin: 0.2 };

export const lakeEvening = () =>
	sunset(380) +
	boat(790, 690, 300, 0.1, 0.94) +
	person(740, 664, 96, sailor) +
	boat(210, 600, 130, 0.14, 0.8);

/** The same for a crop of three to one: one boat whole in the middle. */
export const lakeEveningWide = () =>
	place(0, 14, 1, sunset(250)) +
	boat(600, 614, 232, 0.1, 0.94) +
	person(561, 594, 76, sailor) +
	boat(1010, 560, 96, 0.14, 0.8);
