import { count } from '../../numbers.ts';
import { fade, faint, place, rect } from '../kit/shapes.ts';
import { pen } from '../props/pen.ts';
import { word } from '../props/words.ts';

/** A stamp with a perforated edge and a draft of cloth, 150 wide. */
const stamp = () =>
	rect(0, 0, 150, 180, 0.98) +
	count(5, (i) => rect(6 + i * 30, -8, 16, 16, 0.8, 8) + rect(6 + i * 30, 172, 16, 16, 0.8, 8)).join('') +
	rect(20, 24, 110, 132, 0.3) +
	count(6, (r) =>
		count(5, (c) => ((r + c) % 3 ? '' : rect(20 + c * 22, 24 + r * 22, 22, 22, 0.9))).join(''),
	).join('');

/** An envelope from the front; its middle is at 0,0. */
const envelope = () =>
	faint(0.35, rect(-346, -196, 720, 420, 0, 8)) +
	rect(-360, -210, 720, 420, 0.9, 6) +
	rect(-360, -210, 720, 10, 0.99) +
	word(-300, -20, 84, 'AEG', 0.08) +
	word(-300, 74, 58, 'Bhopal', 0.16) +
	word(-300, 154, 48, '462001', 0.16) +
	place(186, -178, 1, stamp());

/** The letter that goes into it, below. */
const sheet = () =>
	faint(0.3, rect(-236, -196, 500, 440, 0)) +
	rect(-250, -210, 500, 440, 0.99) +
	count(6, (i) => rect(-206, -160 + i * 52, i === 5 ? 190 : 410, 11, 0.6)).join('');

/** For a crop between three to two and three to one: an addressed envelope, the sheet of a letter and a pen across it. */
export const letter = () =>
	fade(0, 0, 1200, 900, 0.5, 0.42) +
	place(
		600,
		450,
		0.82,
		place(285, 0, 1, sheet(), { turn: 7 }) +
			place(-175, 2, 1, envelope(), { turn: -5 }) +
			faint(0.3, place(481, -128, 1.4, rect(-13, 0, 26, 216, 0, 10), { turn: 38 })) +
			place(473, -142, 1.4, pen(0.08, 0.4), { turn: 38 }),
	);
