import { count } from '../../numbers.ts';
import { pointing, sleeve, wristOf } from '../figure/hands.ts';
import { faint, line, type Point, path, place, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

const skin = 0.46;
const finger: Point = [676, 366];
const turn = 30;
const size = 1.4;

/** An upright plane that leads back to the right; x runs along it. */
const turned = (body: string) => `<g transform="matrix(.9 -.094 0 .93 170 150)">${body}</g>`;

/** One answer and the bar of its votes. */
const answer = (y: number, text: string, votes: number, t: number) =>
	word(56, y + 70, 66, text, 0.06) + rect(248, y, 512, 88, 0.8, 8) + rect(248, y, votes, 88, t, 8);

/** The lid of a laptop, 820 by 540, with a poll on its screen. */
const lid = () =>
	rect(0, 0, 820, 540, 0.03, 22) +
	rect(8, 8, 804, 9, 0.4, 4) +
	rect(26, 28, 768, 470, 0.99) +
	rect(26, 28, 768, 132, 0.34) +
	word(56, 126, 80, 'Poll', 0.99) +
	answer(204, 'Yes', 442, 0.1) +
	answer(346, 'No', 158, 0.5) +
	line(
		[
			[286, 248],
			[312, 274],
			[356, 224],
		],
		18,
		0.99,
	);

/** Its keys, on the plane that leads from the lid towards us. */
const keyboard = () =>
	path('M170 652L908 575L1060 742L306 821z', 0.56) +
	path('M306 821L1060 742V766L306 847z', 0.1) +
	path('M170 652L306 821V847L170 676z', 0.3) +
	count(3, (r) =>
		count(11, (i) => {
			const [x, y] = [240 + i * 62 + r * 31, 668 - i * 6.5 + r * 38];
			return path(`M${x} ${y}l47 -4.9l24 28l-47 4.9z`, 0.12);
		}).join(''),
	).join('');

/** A laptop from its side in a light room: a poll on it, and the hand of somebody who votes. */
export const poll = () =>
	rect(0, 0, 1200, 640, 0.78) +
	path('M0 0H330L90 640H0z', 0.98) +
	rect(0, 640, 1200, 260, 0.34) +
	rect(0, 632, 1200, 14, 0.16) +
	faint(0.6, path('M190 690L908 610L1180 760L1150 800L320 880z', 0.01)) +
	keyboard() +
	turned(lid()) +
	sleeve(
		[[1500, 960], 150],
		[[1330, 806], 128],
		[wristOf(finger, [-254, 46], size, turn, true), 70],
		0.92,
		0.56,
		0.3,
	) +
	place(
		finger[0],
		finger[1],
		size,
		pointing(skin) +
			line(
				[
					[-190, 2],
					[-150, -4],
					[-110, -5],
				],
				26,
				skin,
			),
		{ flip: true, turn },
	);
