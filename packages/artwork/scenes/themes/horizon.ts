import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { scholar, suit } from '../kit/looks.ts';
import { disc, fade, path, poly, rect } from '../kit/shapes.ts';
import { tree } from '../places/tree.ts';

export const horizon = () =>
	fade(0, 0, 1200, 480, 0.36, 0.72) +
	count(9, (i) =>
		poly(
			[
				[600, 470],
				[600 + 1100 * Math.cos(3.3 + i * 0.33), 470 + 1100 * Math.sin(3.3 + i * 0.33)],
				[600 + 1100 * Math.cos(3.45 + i * 0.33), 470 + 1100 * Math.sin(3.45 + i * 0.33)],
			],
			0.66,
		),
	).join('') +
	disc(600, 450, 150, 0.94) +
	path('M0 480Q200 400 420 460T800 440T1200 460V520H0z', 0.3) +
	fade(0, 480, 1200, 420, 0.44, 0.24) +
	count(13, (i) =>
		poly(
			[
				[600 + (i - 6) * 34, 480],
				[600 + (i - 6) * 34 + 14, 480],
				[600 + (i - 6) * 330 + 150, 900],
				[600 + (i - 6) * 330, 900],
			],
			0.24,
		),
	).join('') +
	poly(
		[
			[586, 480],
			[614, 480],
			[800, 900],
			[400, 900],
		],
		0.74,
	) +
	count(6, (i) => rect(597 - i * 1.2, 510 + i * i * 12, 4 + i * 3, 10 + i * 10, 0.94)).join('') +
	tree(210, 640, 330, 'ho', 0.22) +
	tree(1010, 600, 240, 'hp', 0.26) +
	person(520, 800, 190, suit, { view: 'back', stride: 6 }) +
	person(640, 810, 184, scholar, { view: 'back', stride: 6 });
