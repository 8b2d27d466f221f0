import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { somebody } from '../kit/looks.ts';
import { fade, rect } from '../kit/shapes.ts';
import { institute } from '../places/institute.ts';

export const groupOnSteps = (seed: string, rows: number) => {
	const R = chance(seed);
	const steps = count(rows + 1, (i) => rect(0, 480 + i * (380 / rows), 1200, 400, 0.62 - i * 0.07)).join('');
	const people = count(rows, (r) =>
		count(Math.max(9, 14 - r * (5 - rows) * 2), (i) => {
			const n = Math.max(9, 14 - r * (5 - rows) * 2);
			return person(
				1200 * ((i + 0.55 + (r % 2) * 0.25) / (n + 0.3)),
				640 + r * (300 / rows),
				330 + r * 26,
				somebody(R, 0.03),
			);
		}).join(''),
	).join('');
	return (
		fade(0, 0, 1200, 500, 0.96, 0.8) +
		institute(60, 520, 1080, 420, 0.8, 0.4) +
		steps +
		people +
		fade(0, 880, 1200, 20, 0.3, 0.3)
	);
};
