import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { suit } from '../kit/looks.ts';
import { disc, fade, faint, poly } from '../kit/shapes.ts';
import { institute } from '../places/institute.ts';
import { tree } from '../places/tree.ts';

export const campusNight = () => {
	const R = chance('stars');
	return (
		fade(0, 0, 1200, 660, 0.06, 0.26) +
		count(60, () => disc(R.range(0, 1200), R.range(0, 420), R.range(1.5, 4), 0.8)).join('') +
		disc(240, 190, 78, 0.97) +
		disc(276, 172, 70, 0.1) +
		institute(280, 660, 800, 380, 0.2, 0.95, false) +
		fade(0, 650, 1200, 250, 0.14, 0.06) +
		count(6, (i) =>
			faint(
				0.3,
				poly(
					[
						[330 + i * 130, 660],
						[390 + i * 130, 660],
						[420 + i * 150, 880],
						[280 + i * 140, 880],
					],
					0.8,
				),
			),
		).join('') +
		tree(120, 720, 500, 'na', 0.07) +
		tree(1150, 730, 460, 'nb', 0.07) +
		person(640, 830, 190, suit, { view: 'back', stride: 7 })
	);
};
