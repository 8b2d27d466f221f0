import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { student } from '../kit/looks.ts';
import { disc, fade, faint, rect } from '../kit/shapes.ts';
import { boat } from '../places/boat.ts';
import { farShore } from '../places/far-shore.ts';
import { water } from '../places/water.ts';

export const lakeEvening = () =>
	fade(0, 0, 1200, 460, 0.5, 0.97) +
	disc(380, 330, 78, 1) +
	count(4, (i) => rect(80 + i * 230, 120 + ((i * 53) % 110), 300 - i * 30, 12, 0.82, 6)).join('') +
	farShore(460, 0.42, 0.24) +
	water(460, 0.22, 0.7, 'lake') +
	faint(
		0.75,
		count(11, (i) => rect(330 + (i % 3) * 16 - i * 5, 476 + i * 36, 90 + i * 13, 9 + i, 1, 6)).join(''),
	) +
	boat(790, 690, 300, 0.1, 0.94) +
	person(740, 664, 96, { ...student, top: 0.2, skin: 0.2 }) +
	boat(210, 600, 130, 0.14, 0.8);
