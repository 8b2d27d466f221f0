import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { type Look, student } from '../kit/looks.ts';
import { curve, line, place, rect, ring } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { spanner } from '../props/spanner.ts';
import { testFrame } from './test-frame.ts';

/** A white shirt before a dark wall. */
const technician: Look = { ...student, top: 0.98, bottom: 0.1, skin: 0.8 };

export const repair = () =>
	room(0.5, 0.32, 720) +
	count(2, (i) => rect(60 + i * 930, 90, 150, 220, 0.95)).join('') +
	testFrame(660, 860, 720, 0.98) +
	rect(360, 770, 600, 80, 0.1) +
	count(4, (i) => ring(450 + i * 140, 810, 22, 8, 0.9)).join('') +
	curve('M470 810Q520 900 590 810T730 810', 6, 0.8) +
	place(446, 470, 1, spanner(150, 24, 0.14), { turn: 70 }) +
	person(270, 900, 640, technician, {
		view: 'side',
		right: [22, -70],
		left: [22, -58],
		lean: 5,
	}) +
	rect(980, 770, 190, 110, 0.92, 8) +
	rect(980, 806, 190, 14, 0.4) +
	curve('M1030 770q0 -46 45 -46t45 46', 14, 0.92) +
	line(
		[
			[1000, 770],
			[984, 690],
		],
		12,
		0.9,
	);
