import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { student } from '../kit/looks.ts';
import { disc, line, poly, rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';

export const cnc = () =>
	room(0.56, 0.36, 760) +
	rect(330, 110, 780, 690, 0.86, 14) +
	rect(330, 110, 780, 70, 0.36, 14) +
	rect(420, 240, 450, 380, 0.12) +
	rect(590, 240, 110, 130, 0.6) +
	poly(
		[
			[610, 370],
			[680, 370],
			[662, 430],
			[628, 430],
		],
		0.85,
	) +
	rect(638, 430, 14, 70, 0.97) +
	rect(480, 540, 330, 50, 0.5) +
	rect(560, 496, 170, 46, 0.8) +
	count(12, (i) =>
		line(
			[
				[645, 500],
				[645 + 150 * Math.cos(3.4 + i * 0.22), 500 + 110 * Math.sin(3.4 + i * 0.22)],
			],
			4,
			1,
		),
	).join('') +
	poly(
		[
			[440, 260],
			[520, 260],
			[440, 420],
		],
		0.4,
	) +
	rect(930, 260, 140, 300, 0.2) +
	rect(946, 276, 108, 90, 0.95) +
	count(9, (i) => rect(950 + (i % 3) * 36, 390 + Math.floor(i / 3) * 36, 26, 24, 0.7)).join('') +
	disc(1000, 520, 22, 0.95) +
	rect(360, 660, 720, 12, 0.5) +
	person(230, 900, 640, { ...student, top: 0.24 }, { view: 'side', right: [22, -72], left: [14, -62] });
