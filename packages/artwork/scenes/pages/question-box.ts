import { count } from '../../numbers.ts';
import { row } from '../halls/rows-of-chairs.ts';
import { faint, path, place, rect } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

/** A slip of paper with a question mark, 240 wide; its foot has its middle at 0,0. */
const slip = () => rect(-120, -260, 240, 290, 0.99) + word(-2, -66, 142, '?', 0.06, { middle: true });

/** A box with a slot in its lid, from the front and a little above; a slip is half in. */
const box = () =>
	faint(0.6, path('M340 770H850L1040 672H900z', 0)) +
	path('M830 462L900 388V680L830 770z', 0.1) +
	path('M320 462L390 388H900L830 462z', 0.76) +
	path('M420 438L440 416H796L776 438z', 0.03) +
	place(606, 430, 1, slip(), { turn: -5 }) +
	path('M320 462L343 438H853L830 462z', 0.76) +
	rect(320, 462, 510, 308, 0.5) +
	rect(320, 462, 510, 16, 0.92) +
	faint(0.5, rect(374, 550, 424, 152, 0)) +
	rect(362, 536, 426, 152, 0.99) +
	word(575, 642, capitalFor('Questions', 364), 'Questions', 0.06, { middle: true });

/** Slips that nobody has written on yet: their near edge begins at 0,0. */
const slips = () =>
	faint(0.5, path('M16 12H226L272 -60H64z', 0)) +
	count(3, (i) => path(`M0 ${-12 * i}H204L240 ${-66 - 12 * i}H36z`, i % 2 ? 0.5 : 0.99)).join('');

/** A pencil that points to the right; its middle is at 0,0. */
const pencil = () =>
	faint(0.5, rect(-104, 4, 214, 22, 0, 6)) +
	rect(-120, -13, 34, 26, 0.99, 6) +
	rect(-96, -13, 166, 26, 0.08) +
	rect(-96, -13, 166, 9, 0.42) +
	path('M70 -13L124 0L70 13z', 0.99) +
	path('M102 -6L124 0L102 6z', 0.05);

/** A box for questions on a table, before the rows of a hall: a slip with a question mark is half in. */
export const questionBox = () =>
	rect(0, 0, 1200, 700, 0.1) +
	row(440, 96, 0.2, 30) +
	row(610, 136, 0.25, -20) +
	faint(0.22, path('M540 0H720L1110 700H150z', 1)) +
	rect(0, 668, 1200, 170, 0.66) +
	rect(0, 668, 1200, 10, 0.84) +
	rect(0, 838, 1200, 62, 0.08) +
	place(78, 790, 1, slips()) +
	place(26, 0, 1, box()) +
	place(1002, 782, 1, pencil(), { turn: -8 });
