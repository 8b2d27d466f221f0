import { count } from '../../numbers.ts';
import { curve, fade, faint, place, poly, rect } from '../kit/shapes.ts';
import { pen } from '../props/pen.ts';
import { word } from '../props/words.ts';

const shadow = (w: number, h: number, round = 0) =>
	faint(0.45, rect(-w / 2 + 16, -h / 2 + 18, w, h, 0.02, round));

/** What a first message answers, a line each; 440 by 390 around 0,0. */
const questions = () =>
	shadow(440, 390) +
	rect(-220, -195, 440, 390, 0.99) +
	rect(-220, -195, 440, 30, 0.34) +
	['Goal', 'Users', 'Date']
		.map(
			(what, i) =>
				word(-184, -74 + i * 112, 58, what, 0.1) +
				rect(40, -98 + i * 112, 144, 12, 0.56) +
				rect(-184, -48 + i * 112, 368, 12, i === 2 ? 0.99 : 0.78),
		)
		.join('');

/** A page of a site as boxes: its bar, a picture, text, one button; 400 by 320 around 0,0. */
const site = () =>
	shadow(400, 320, 10) +
	rect(-200, -160, 400, 320, 0.9, 10) +
	rect(-200, -160, 400, 50, 0.22, 10) +
	count(3, (i) => rect(-180 + i * 32, -146, 20, 20, 0.96, 10)).join('') +
	rect(-172, -80, 164, 130, 0.52) +
	poly(
		[
			[-172, 50],
			[-112, -26],
			[-74, 20],
			[-44, -10],
			[-8, 50],
		],
		0.24,
	) +
	count(4, (i) => rect(24, -80 + i * 38, i === 3 ? 90 : 148, 14, 0.5)).join('') +
	rect(24, 84, 148, 48, 0.14, 8) +
	rect(-172, 84, 164, 14, 0.5) +
	rect(-172, 118, 110, 14, 0.5);

/** The same page on a phone; 180 by 340 around 0,0. */
const phone = () =>
	shadow(180, 340, 26) +
	rect(-90, -170, 180, 340, 0.05, 26) +
	rect(-74, -144, 148, 288, 0.9, 8) +
	rect(-74, -144, 148, 44, 0.22, 8) +
	rect(-56, -80, 112, 84, 0.52) +
	count(2, (i) => rect(-56, 24 + i * 30, i ? 70 : 112, 13, 0.5)).join('') +
	rect(-56, 90, 112, 38, 0.14, 8);

/** A first plan on a desk, on a plane of 1200 by 600: what was asked, and how a site and its page on a phone may look. */
export const firstPlan = () =>
	fade(0, 0, 1200, 600, 0.42, 0.3) +
	place(276, 300, 0.94, questions(), { turn: -4 }) +
	curve('M508 300h38', 14, 0.95) +
	poly(
		[
			[544, 272],
			[584, 300],
			[544, 328],
		],
		0.95,
	) +
	place(776, 296, 0.96, site(), { turn: 2 }) +
	place(1078, 306, 0.96, phone(), { turn: -3 }) +
	faint(0.4, place(470, 286, 1.1, rect(-13, 0, 26, 216, 0, 10), { turn: 28 })) +
	place(462, 274, 1.1, pen(0.08, 0.5), { turn: 28 });
