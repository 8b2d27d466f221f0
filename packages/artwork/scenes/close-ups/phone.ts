import { count } from '../../numbers.ts';
import { curve, fade, faint, place, poly, rect } from '../kit/shapes.ts';
import { pen } from '../props/pen.ts';
import { word } from '../props/words.ts';

/** The handset from above, lying across its rest: an ear, a mouth and the bow between them; its middle is at 0,0. */
const handset = () =>
	faint(0.45, rect(-52, -196, 128, 420, 0, 60)) +
	rect(-40, -170, 76, 340, 0.16, 34) +
	rect(-60, -208, 116, 128, 0.12, 46) +
	rect(-60, 80, 116, 128, 0.12, 46) +
	rect(-28, -160, 14, 320, 0.4, 7);

/** A desk phone from above: a window, twelve keys, a handset at its left; its middle is at 0,0. */
const phone = () =>
	faint(0.4, rect(-206, -176, 440, 400, 0, 30)) +
	rect(-220, -196, 440, 392, 0.74, 30) +
	rect(-220, -196, 440, 14, 0.96, 7) +
	rect(-204, -166, 148, 332, 0.5, 24) +
	place(-130, 0, 1, handset()) +
	rect(-26, -162, 216, 84, 0.1, 8) +
	word(82, -102, 42, 'AEG', 0.96, { middle: true }) +
	count(4, (row) =>
		count(3, (column) => rect(-26 + column * 76, -52 + row * 56, 64, 42, 0.99, 8)).join(''),
	).join('');

/** The cord from the handset, in turns. */
const cord = () =>
	count(9, (i) => curve(`M${i * 26} 0c-16 30 30 44 34 10c2 -30 -34 -26 -24 10`, 10, 0.12)).join('');

const pad = () =>
	faint(0.35, rect(-150, -184, 340, 400, 0)) +
	rect(-166, -200, 332, 400, 0.99) +
	rect(-166, -200, 332, 44, 0.2) +
	word(-130, -72, 56, 'Bhopal', 0.1) +
	count(4, (i) => rect(-130, -36 + i * 52, i === 3 ? 130 : 260, 10, 0.6)).join('');

/** For a square crop and wider ones: a phone on a desk, a pad and a pen for what is said. */
export const phoneOnDesk = () =>
	fade(0, 0, 1200, 900, 0.5, 0.4) +
	poly(
		[
			[0, 0],
			[520, 0],
			[760, 900],
			[0, 900],
		],
		0.54,
	) +
	place(
		600,
		440,
		0.9,
		place(-536, 224, 1.5, cord(), { turn: 2 }) +
			place(-176, 6, 1.06, phone(), { turn: -4 }) +
			place(292, 16, 1, pad(), { turn: 6 }) +
			faint(0.3, place(492, -4, 1.2, rect(-13, 0, 26, 216, 0, 10), { turn: 32 })) +
			place(484, -16, 1.2, pen(0.08, 0.4), { turn: 32 }),
	);
