import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { crowd } from '../halls/crowd.ts';
import { sari, student } from '../kit/looks.ts';
import { disc, fade, faint, glow, line, oval, path, rect } from '../kit/shapes.ts';
import { banner } from '../props/banner.ts';
import { curtain } from '../props/curtain.ts';
import { lectern } from '../props/lectern.ts';

/** The stage as it is, and small once more on the camera's own screen. */
const talk = (x: number, y: number, h: number) =>
	person(
		x,
		y,
		h,
		{ ...sari, top: 0.2, bottom: 0.14, skin: 0.46 },
		{ left: [-22, -80], right: [19, -60], gaze: -0.6 },
	) + lectern(x, y + h * 0.02, h * 0.5, 0.46);

/** A talk is filmed from the back of the hall. */
export const filming = () =>
	fade(0, 0, 1200, 900, 0.28, 0.1) +
	curtain(0, 0, 1200, 430, 0.36, 24) +
	banner(90, 70, 470, 120, 0.9, 0.3) +
	glow(360, 330, 420, 300, 1, 0.8) +
	faint(0.2, path('M620 0h40L520 470H200z', 1)) +
	talk(330, 440, 290) +
	fade(0, 436, 1200, 44, 0.84, 0.64) +
	rect(0, 480, 1200, 420, 0.14) +
	crowd('film', 560, 860, 4, -0.1, 76, 170) +
	glow(800, 560, 360, 300, 0.5, 0.4) +
	person(
		1090,
		1160,
		900,
		{ ...student, top: 0.08, bottom: 0.05, skin: 0.42 },
		{ view: 'side', flip: true, left: [24, -64], right: [21, -60], lean: 5 },
	) +
	line(
		[
			[760, 660],
			[640, 900],
		],
		22,
		0.04,
	) +
	line(
		[
			[760, 660],
			[870, 900],
		],
		22,
		0.04,
	) +
	line(
		[
			[760, 660],
			[760, 900],
		],
		22,
		0.05,
	) +
	rect(690, 630, 150, 34, 0.2, 6) +
	rect(600, 430, 330, 204, 0.07, 16) +
	rect(600, 430, 330, 12, 0.5, 6) +
	rect(516, 470, 96, 124, 0.06) +
	rect(548, 470, 7, 124, 0.56) +
	rect(580, 470, 7, 124, 0.56) +
	oval(516, 532, 24, 66, 0.66) +
	oval(512, 532, 13, 40, 0.14) +
	rect(700, 372, 190, 26, 0.07, 10) +
	rect(716, 390, 24, 46, 0.07) +
	rect(846, 390, 24, 46, 0.07) +
	rect(650, 456, 224, 152, 0.5) +
	`<svg x="658" y="464" width="208" height="136" viewBox="130 120 460 340" preserveAspectRatio="xMidYMid slice">${rect(0, 0, 1200, 900, 0.92)}${talk(340, 470, 310)}</svg>` +
	disc(896, 470, 14, 1) +
	count(3, (i) => rect(886, 510 + i * 30, 22, 14, 0.5)).join('');
