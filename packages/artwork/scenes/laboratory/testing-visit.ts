import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { coat, sari, somebody, student } from '../kit/looks.ts';
import { curve, rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { testFrame } from './test-frame.ts';

export const testingVisit = (seed: string) => {
	const R = chance(seed);
	return (
		room(0.72, 0.42, 720) +
		count(3, (i) => rect(60 + i * 420, 80, 240, 180, 0.95)).join('') +
		testFrame(560, 850, 700, 0.5) +
		rect(900, 520, 220, 160, 0.14) +
		rect(914, 534, 192, 132, 0.94) +
		curve('M930 650Q990 560 1040 556T1086 620', 7, 0.2) +
		rect(990, 680, 40, 180, 0.3) +
		person(180, 880, 560, coat, { right: [24, -74], gaze: 0.8 }) +
		person(890, 890, 540, somebody(R), { gaze: -0.8 }) +
		person(1040, 900, 560, sari, { gaze: -0.8 }) +
		person(1150, 890, 530, student, { gaze: -0.8 })
	);
};
