import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { scholar, suit } from '../kit/looks.ts';
import { type Point, poly, rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { cup } from '../props/cup.ts';
import { table } from '../props/table.ts';

export const advice = () =>
	room(0.72, 0.44, 660) +
	rect(430, 80, 340, 330, 0.98) +
	rect(594, 80, 10, 330, 0.6) +
	person(270, 930, 660, suit, { right: [22, -56], left: [-8, -52], gaze: 0.8 }) +
	person(930, 930, 650, scholar, { left: [-20, -56], right: [8, -52], gaze: -0.8 }) +
	table(60, 900, 1080, 250, 0.5) +
	poly(
		[
			[420, 640],
			[780, 640],
			[830, 570],
			[380, 570],
		].map(([a, b]) => [a, b] as Point),
		0.98,
	) +
	count(9, (i) =>
		count(3, (j) =>
			(i + j) % 3 === 0
				? poly(
						[
							[416 + i * 40 - j * 6, 580 + j * 20],
							[446 + i * 40 - j * 6, 580 + j * 20],
							[444 + i * 40 - j * 8, 596 + j * 20],
							[414 + i * 40 - j * 8, 596 + j * 20],
						],
						0.2,
					)
				: '',
		).join(''),
	).join('') +
	cup(230, 640, 64) +
	cup(990, 640, 64);
