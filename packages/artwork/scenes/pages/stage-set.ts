import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { scholar, student } from '../kit/looks.ts';
import { fade, faint, line, path, place, rect } from '../kit/shapes.ts';
import { banner } from '../props/banner.ts';
import { chair } from '../props/chair.ts';
import { curtain } from '../props/curtain.ts';
import { lectern } from '../props/lectern.ts';

const ladder = () =>
	line(
		[
			[-70, 0],
			[-14, -470],
		],
		14,
		0.12,
	) +
	line(
		[
			[70, 0],
			[14, -470],
		],
		14,
		0.12,
	) +
	count(7, (i) =>
		line(
			[
				[-62 + i * 7, -64 - i * 60],
				[62 - i * 7, -64 - i * 60],
			],
			11,
			0.16,
		),
	).join('');

/** The day before: a banner is hung over an empty stage, chairs wait in the hall. */
export const stageSet = () =>
	fade(0, 0, 1200, 900, 0.74, 0.5) +
	rect(0, 0, 1200, 60, 0.3) +
	curtain(150, 60, 900, 540, 0.5, 20) +
	rect(0, 60, 150, 540, 0.84) +
	rect(1050, 60, 150, 540, 0.6) +
	faint(0.4, path('M0 120L150 90L760 600H120z', 1)) +
	line(
		[
			[330, 60],
			[330, 150],
		],
		6,
		0.1,
	) +
	line(
		[
			[930, 60],
			[930, 250],
		],
		6,
		0.1,
	) +
	place(630, 190, 1, banner(-330, -40, 640, 150, 0.97, 0.24), { turn: 8 }) +
	fade(0, 600, 1200, 60, 0.96, 0.8) +
	rect(0, 660, 1200, 240, 0.3) +
	lectern(330, 606, 250, 0.34) +
	place(1004, 630, 1, ladder()) +
	person(
		982,
		480,
		360,
		{ ...student, top: 0.26, bottom: 0.1 },
		{ view: 'back', left: [-12, -104], right: [10, -112] },
	) +
	person(
		640,
		640,
		330,
		{ ...scholar, top: 0.2, bottom: 0.1 },
		{ view: 'back', left: [-14, -48], right: [15, -112] },
	) +
	count(2, (r) =>
		count(8 - r, (i) => chair(60 + r * 70 + i * 156, 830 + r * 130, 190 + r * 40, r ? 0.16 : 0.46)).join(''),
	).join('');
