import { count } from '../../numbers.ts';
import { sleeve, wristOf, writing } from '../figure/hands.ts';
import { curve, fade, faint, type Point, place, rect } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

const skin = 0.62;

/** One copy of an agreement, 480 x 640. */
const copy = () =>
	faint(0.5, rect(14, 18, 480, 640, 0.02)) +
	rect(0, 0, 480, 640, 0.99) +
	word(50, 104, capitalFor('Agreement', 360), 'Agreement', 0.12) +
	count(6, (i) => rect(50, 150 + i * 44, i === 5 ? 220 : 380, 9, 0.66)).join('') +
	rect(50, 540, 240, 9, 0.2);

const pen: Point = [352, 620];
const other: Point = [880, 644];

/** Two people sign, each their own copy: their hands alone, seen from above. */
export const signing = () =>
	fade(0, 0, 1200, 900, 0.36, 0.3) +
	count(5, (i) => rect(0, 60 + i * 190, 1200, 6, 0.24)).join('') +
	place(90, 80, 1, copy(), { turn: -3 }) +
	place(640, 70, 1, copy(), { turn: 3 }) +
	curve('M168 634C200 584 226 594 216 628S266 586 280 624S330 600 352 620', 10, 0.1) +
	curve('M716 640C744 590 770 600 760 632S800 590 820 634S870 600 880 644', 10, 0.1) +
	sleeve([[-160, 960], 100], [[-60, 870], 84], [wristOf(pen, [-196, -26], 1.35, -40), 56], 0.92, 0.6, 0.4) +
	place(pen[0], pen[1], 1.35, writing(skin, 0.06), { turn: -40 }) +
	sleeve(
		[[1330, 980], 100],
		[[1240, 900], 84],
		[wristOf(other, [-196, -26], 1.35, 34, true), 56],
		0.1,
		0.03,
		0.97,
	) +
	place(other[0], other[1], 1.35, writing(skin, 0.06), { flip: true, turn: 34 });
