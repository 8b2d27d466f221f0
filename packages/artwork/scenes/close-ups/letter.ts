import { count } from '../../numbers.ts';
import { disc, faint, place, rect } from '../kit/shapes.ts';
import { pen } from '../props/pen.ts';
import { word } from '../props/words.ts';

const paper = 0.99;
const envelopePaper = 0.8;

/** Teeth along a line of so many steps of 25, cut out of what lies below. */
const teeth = (steps: number, at: (step: number) => readonly [x: number, y: number]) =>
	count(steps + 1, (i) => disc(...at(i * 25), 8, envelopePaper)).join('');

/** A stamp, perforated on its four sides, with a draft of cloth; 150 by 175. */
const stamp = () =>
	rect(0, 0, 150, 175, paper) +
	teeth(6, (i) => [i, 0]) +
	teeth(6, (i) => [i, 175]) +
	teeth(7, (i) => [0, i]) +
	teeth(7, (i) => [150, i]) +
	rect(25, 25, 100, 125, 0.12) +
	count(5, (r) =>
		count(4, (c) => ((r + c) % 2 ? '' : rect(25 + c * 25, 25 + r * 25, 25, 25, 0.9))).join(''),
	).join('');

/** An envelope from the front; 720 by 420 around 0,0. */
const envelope = () =>
	faint(0.6, rect(-336, -184, 720, 420, 0, 8)) +
	rect(100, -215, 260, 8, 0.3) +
	rect(-360, -210, 720, 420, envelopePaper, 6) +
	rect(-360, -210, 720, 12, paper, 6) +
	rect(-360, 198, 720, 12, 0.5, 6) +
	word(-312, -14, 100, 'AEG', 0.04) +
	word(-312, 84, 66, 'Bhopal', 0.08) +
	word(-312, 166, 54, '462001', 0.08) +
	place(176, -180, 1, stamp());

/** The letter that goes into it, below; 500 by 504 around 0,12. */
const sheet = () =>
	faint(0.6, rect(-228, -214, 500, 504, 0)) +
	rect(-250, -240, 500, 504, paper) +
	[410, 410, 410, 344, 290].map((w, i) => rect(-206, -176 + i * 58, w, 14, 0.5)).join('');

/** On a plane of 1200 by 600: an addressed envelope over the sheet of a letter, and a pen on it. */
export const letter = () =>
	rect(0, 0, 1200, 600, 0.36) +
	place(806, 282, 0.9, sheet(), { turn: 6 }) +
	place(474, 306, 0.9, envelope(), { turn: -5 }) +
	place(1000, 280, 1.1, faint(0.38, rect(4, 6, 24, 172, 0, 8)) + pen(0.04, 0.5), { turn: 30 });
