import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { suit } from '../kit/looks.ts';
import { curve, line, rect, ring } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { testFrame } from './test-frame.ts';

export const repair = () =>
	room(0.46, 0.3, 720) +
	count(2, (i) => rect(60 + i * 960, 90, 180, 220, 0.95)).join('') +
	testFrame(660, 860, 720, 0.98) +
	rect(360, 770, 600, 80, 0.1) +
	count(4, (i) => ring(450 + i * 140, 810, 22, 8, 0.9)).join('') +
	curve('M470 810Q520 900 590 810T730 810', 6, 0.8) +
	person(
		270,
		900,
		590,
		{ ...suit, dress: 'shirt', top: 0.3 },
		{ right: [32, -70], left: [18, -52], gaze: 0.8, lean: 7 },
	) +
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
