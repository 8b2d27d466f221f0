import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { suit } from '../kit/looks.ts';
import { fade, glow, oval, poly } from '../kit/shapes.ts';
import { stage } from '../places/stage.ts';
import { lectern } from '../props/lectern.ts';
import { screen } from '../props/screen.ts';
import { crowd } from './crowd.ts';

export const auditorium = (seed: string) => {
	const wings =
		poly(
			[
				[0, 0],
				[190, 90],
				[190, 470],
				[0, 640],
			],
			0.2,
		) +
		poly(
			[
				[1200, 0],
				[1010, 90],
				[1010, 470],
				[1200, 640],
			],
			0.16,
		);
	const lamps = count(5, (i) => oval(240 + i * 180, 40 + Math.abs(i - 2) * 8, 44, 9, 0.95)).join('');
	return (
		fade(0, 0, 1200, 900, 0.34, 0.14) +
		wings +
		lamps +
		glow(600, 280, 620, 380, 0.8, 0.6) +
		screen(370, 110, 460, 270, seed) +
		stage(470, 0.62) +
		lectern(300, 478, 110, 0.4) +
		person(300, 474, 150, suit) +
		crowd(seed, 600, 1010, 5, -0.1, 60, 190)
	);
};
