import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { somebody } from '../kit/looks.ts';
import { fade, poly, rect } from '../kit/shapes.ts';
import { banner } from '../props/banner.ts';
import { bottle } from '../props/bottle.ts';
import { flowers } from '../props/flowers.ts';
import { microphone } from '../props/microphone.ts';
import { table } from '../props/table.ts';

export const panel = (seed: string, people: number) => {
	const R = chance(seed);
	const gap = 1040 / people;
	const seats = count(people, (i) =>
		person(80 + gap * (i + 0.5), 860, 540, somebody(R), {
			left: [-13, -50],
			right: i === 2 ? [20, -72] : [12, -50],
			gaze: i < people / 2 ? 0.5 : -0.5,
		}),
	).join('');
	const things = count(people, (i) => {
		const x = 80 + gap * (i + 0.5);
		return (
			microphone(x - 10, 622, 100) +
			bottle(x + gap * 0.33, 622, 86) +
			poly(
				[
					[x - 62, 622],
					[x + 30, 622],
					[x + 22, 580],
					[x - 54, 580],
				],
				0.98,
			) +
			rect(x - 44, 596, 52, 7, 0.3)
		);
	}).join('');
	return (
		fade(0, 0, 1200, 900, 0.5, 0.3) +
		banner(220, 60, 760, 150, 0.95, 0.22) +
		seats +
		table(60, 870, 1080, 240, 0.88) +
		things +
		flowers(600, 900, 150, seed)
	);
};
