import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { somebody } from '../kit/looks.ts';
import { fade, rect } from '../kit/shapes.ts';
import { microphone } from '../props/microphone.ts';

export const fromTheStage = (seed: string) => {
	const R = chance(seed);
	const rows = count(6, (row) => {
		const h = 105 + row ** 1.5 * 34;
		const y = 330 + row * 84 + row ** 2 * 9;
		return (
			rect(0, y - h * 0.06, 1200, h * 0.5, 0.2 + row * 0.03) +
			count(Math.ceil(1300 / (h * 0.82)), (i) =>
				person(
					i * h * 0.82 - 30 + (row % 2) * h * 0.4,
					y + h * 0.62,
					h * 1.55,
					somebody(R, 0.02 * row - 0.06),
					{ left: [-6, -58], right: [7, -57], gaze: R.range(-0.5, 0.5) },
				),
			).join('')
		);
	}).join('');
	const doors = rect(250, 110, 90, 170, 0.72) + rect(860, 110, 90, 170, 0.72);
	return (
		fade(0, 0, 1200, 400, 0.3, 0.16) +
		rect(0, 60, 1200, 36, 0.44) +
		doors +
		rows +
		fade(0, 840, 1200, 60, 0.05, 0.05) +
		microphone(930, 900, 260)
	);
};
