import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { scholar, student } from '../kit/looks.ts';
import { disc, line, type Point, poly, rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';

/** What the two workshops work on. */
export const robotArm = () => {
	const joints: Point[] = [
		[640, 740],
		[600, 500],
		[790, 330],
		[960, 430],
	];
	const arm =
		line(joints.slice(0, 2), 86, 0.92) +
		line(joints.slice(1, 3), 66, 0.8) +
		line(joints.slice(2, 4), 48, 0.92) +
		joints.map(([x, y], i) => disc(x, y, 56 - i * 10, 0.22) + disc(x, y, 22 - i * 4, 0.9)).join('') +
		poly(
			[
				[940, 450],
				[900, 560],
				[930, 560],
				[965, 470],
			],
			0.3,
		) +
		poly(
			[
				[975, 450],
				[1000, 560],
				[1030, 550],
				[990, 450],
			],
			0.3,
		) +
		rect(930, 580, 76, 60, 0.5);
	return (
		room(0.5, 0.3, 700) +
		count(6, (i) => rect(i * 210, 60, 190, 150, 0.58)).join('') +
		person(220, 900, 600, student, { right: [22, -64], gaze: 0.8 }) +
		rect(420, 740, 800, 160, 0.16) +
		rect(400, 730, 800, 26, 0.66) +
		rect(560, 700, 170, 40, 0.3) +
		arm +
		person(1110, 1000, 620, { ...scholar, top: 0.86 }, { left: [-12, -62], right: [10, -58], gaze: -0.8 })
	);
};
