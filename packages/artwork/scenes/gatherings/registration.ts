import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { scholar, somebody, student } from '../kit/looks.ts';
import { rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { tree } from '../places/tree.ts';
import { banner } from '../props/banner.ts';
import { flowers } from '../props/flowers.ts';
import { table } from '../props/table.ts';

export const registration = (seed: string) => {
	const R = chance(seed);
	const queue = count(5, (i) =>
		person(560 + i * 138, 860 + (i % 2) * 16, 500, somebody(R), {
			view: 'side',
			flip: true,
			stride: 6,
			right: [10, -54],
		}),
	).join('');
	return (
		room(0.86, 0.56, 640) +
		banner(60, 90, 620, 150, 0.32, 0.96) +
		person(170, 800, 460, scholar, { right: [16, -58], gaze: 0.6 }) +
		person(360, 800, 470, student, { left: [-8, -56], right: [19, -60], gaze: 0.8 }) +
		table(40, 880, 440, 240, 0.5) +
		count(4, (i) => rect(70 + i * 52, 612 - i * 4, 44, 22, 0.96)).join('') +
		flowers(300, 630, 110, seed) +
		queue +
		tree(1170, 640, 300, 'pot', 0.4)
	);
};
