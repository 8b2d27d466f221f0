import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { somebody } from '../kit/looks.ts';

export const standingRow = (seed: string, people: number, height: number, y: number) => {
	const R = chance(seed);
	return count(people, (i) =>
		person(
			1200 * ((i + 0.7) / (people + 0.4)),
			y + R.normal() * 6,
			height * R.range(0.94, 1.05),
			somebody(R, 0.04),
		),
	).join('');
};
