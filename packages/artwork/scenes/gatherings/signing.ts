import { person } from '../figure/person.ts';
import { kurta, sari, suit } from '../kit/looks.ts';
import { line, poly } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { banner } from '../props/banner.ts';
import { flowers } from '../props/flowers.ts';
import { table } from '../props/table.ts';

export const signing = () =>
	room(0.5, 0.3, 700) +
	banner(260, 60, 680, 130) +
	person(340, 830, 560, kurta, { gaze: 0.3 }) +
	person(860, 830, 560, suit, { gaze: -0.3 }) +
	person(450, 960, 560, suit, { left: [-14, -56], right: [3, -55], gaze: 0.4, lean: 3 }) +
	person(740, 960, 550, sari, { left: [-3, -55], right: [14, -56], gaze: -0.4, lean: -3 }) +
	table(120, 900, 960, 230, 0.92) +
	poly(
		[
			[370, 672],
			[540, 672],
			[560, 650],
			[390, 650],
		],
		1,
	) +
	poly(
		[
			[650, 672],
			[820, 672],
			[800, 650],
			[630, 650],
		],
		1,
	) +
	line(
		[
			[468, 648],
			[486, 612],
		],
		7,
		0.08,
	) +
	line(
		[
			[722, 648],
			[706, 612],
		],
		7,
		0.08,
	) +
	flowers(600, 668, 120, 'mou');
