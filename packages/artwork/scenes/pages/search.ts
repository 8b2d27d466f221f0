import { count } from '../../numbers.ts';
import { pointing, sleeve, wristOf } from '../figure/hands.ts';
import { fade, faint, line, type Point, place, rect, ring } from '../kit/shapes.ts';
import { word, wordWidth } from '../props/words.ts';

const skin = 0.72;
const question = 'jute mat price';
const capital = 62;
const finger: Point = [731, 523];
const turn = 30;
const size = 1.5;

/** The box with what somebody typed, and the mark where the next letter comes. */
const box = () =>
	faint(0.5, rect(134, 158, 956, 150, 0.02, 30)) +
	rect(120, 138, 960, 150, 0.98, 26) +
	line(
		[
			[226, 238],
			[252, 262],
		],
		22,
		0.2,
	) +
	ring(204, 208, 32, 16, 0.2) +
	word(290, 236, capital, question, 0.08) +
	rect(306 + wordWidth(question, capital), 172, 10, 84, 0.3);

/** A piece of plain weave, over and under. */
const mat = (x: number, y: number) =>
	rect(x, y, 176, 176, 0.3, 4) +
	count(16, (i) => {
		const [column, row] = [i % 4, Math.floor(i / 4)];
		const over = (column + row) % 2 === 0;
		return rect(
			x + 8 + column * 42 + (over ? 0 : 8),
			y + 8 + row * 42 + (over ? 8 : 0),
			over ? 36 : 20,
			over ? 20 : 36,
			over ? 0.86 : 0.62,
			4,
		);
	}).join('');

/** The page that answers the question: its name, and what is on it. */
const first = () =>
	faint(0.5, rect(134, 358, 956, 248, 0.02, 20)) +
	rect(120, 340, 960, 248, 0.98, 16) +
	mat(156, 376) +
	word(372, 452, 74, 'Jute mats', 0.08) +
	word(372, 540, 50, 'Price list', 0.4);

/** One of the pages that follow, as lines. */
const other = (y: number, long: number, t: number) =>
	rect(120, y, 960, 148, t, 16) +
	rect(156, y + 34, long, 30, t + 0.3, 6) +
	rect(156, y + 88, long * 1.4, 16, t + 0.16, 6);

/** The hand that chooses; its forefinger runs into the back of the hand. */
const hand = () =>
	pointing(skin) +
	line(
		[
			[-190, 2],
			[-150, -4],
			[-110, -5],
		],
		26,
		skin,
	);

/** A search page straight on: a question, the page that answers it, brighter than the others, and the hand that chooses it. */
export const search = () =>
	fade(0, 0, 1200, 900, 0.46, 0.34) +
	box() +
	first() +
	other(624, 340, 0.22) +
	other(796, 280, 0.18) +
	sleeve(
		[[1400, 990], 130],
		[[1203, 863], 112],
		[wristOf(finger, [-254, 46], size, turn, true), 74],
		0.07,
		0.26,
		0.97,
	) +
	place(finger[0], finger[1], size, hand(), { flip: true, turn });
