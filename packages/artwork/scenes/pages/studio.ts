import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { type Look, scholar } from '../kit/looks.ts';
import { disc, fade, faint, glow, line, oval, path, rect } from '../kit/shapes.ts';
import { tree } from '../places/tree.ts';
import { chart } from '../props/chart.ts';
import { laptop } from '../props/laptop.ts';
import { lettering } from '../props/lettering.ts';

const look: Look = { ...scholar, dress: 'suit', hair: 'bun', top: 0.16, bottom: 0.12, skin: 0.52 };

/** A talk goes out from a room: a lamp, a camera, a board, somebody at the desk. */
export const studio = () =>
	fade(0, 0, 1200, 900, 0.62, 0.44) +
	faint(0.5, glow(330, 330, 720, 560, 1, 1)) +
	rect(560, 90, 420, 280, 0.14) +
	rect(572, 102, 396, 256, 0.98) +
	lettering(604, 128, 230, 22, 0.24, 'board') +
	chart(606, 176, 150, 150, 'studio', 0.3) +
	count(4, (i) => lettering(790, 190 + i * 34, 150, 12, 0.5, `s${i}`)).join('') +
	fade(0, 640, 1200, 260, 0.34, 0.22) +
	person(660, 990, 700, look, { left: [-25, -62], right: [20, -74], gaze: -0.8 }) +
	fade(360, 640, 740, 260, 0.78, 0.52) +
	rect(340, 620, 780, 28, 0.98) +
	laptop(880, 620, 210, 0.6) +
	tree(1120, 740, 400, 'studio', 0.26) +
	path('M1066 700h108l-16 170h-76z', 0.9) +
	rect(740, 606, 110, 14, 0.4) +
	path('M40 130L250 70L290 330L60 330z', 0.14) +
	path('M250 70L290 330L318 318L276 66z', 1) +
	line(
		[
			[160, 330],
			[160, 860],
		],
		13,
		0.1,
	) +
	line(
		[
			[160, 780],
			[70, 890],
		],
		11,
		0.1,
	) +
	line(
		[
			[160, 780],
			[250, 890],
		],
		11,
		0.1,
	) +
	line(
		[
			[340, 660],
			[300, 900],
		],
		15,
		0.08,
	) +
	line(
		[
			[340, 660],
			[400, 900],
		],
		15,
		0.08,
	) +
	line(
		[
			[340, 660],
			[340, 900],
		],
		15,
		0.1,
	) +
	rect(236, 520, 190, 130, 0.08, 10) +
	rect(416, 546, 70, 78, 0.14) +
	oval(488, 585, 16, 44, 0.62) +
	rect(262, 470, 90, 56, 0.08, 8) +
	rect(250, 540, 96, 78, 0.9, 4) +
	disc(298, 570, 15, 0.2) +
	path('M272 618q0 -30 26 -30t26 30z', 0.2) +
	disc(398, 538, 9, 1);
