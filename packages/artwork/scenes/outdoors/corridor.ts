import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { sari, suit } from '../kit/looks.ts';
import { fade, faint, poly, rect } from '../kit/shapes.ts';

export const corridor = (seed: string) => {
	const bays = count(6, (i) => {
		const s = 1 - i * 0.155;
		const x = 560 * s;
		return (
			poly(
				[
					[600 + x, 450 - 380 * s],
					[600 + x * 0.86, 450 - 330 * s],
					[600 + x * 0.86, 450 + 300 * s],
					[600 + x, 450 + 350 * s],
				],
				i % 2 ? 0.98 : 0.6,
			) +
			faint(
				0.5,
				poly(
					[
						[600 + x * 0.86, 450 + 300 * s],
						[600 + x, 450 + 350 * s],
						[600 + x * 0.2, 450 + 370 * s],
						[600 + x * 0.1, 450 + 310 * s],
					],
					1,
				),
			)
		);
	}).join('');
	const R = chance(seed);
	const notes = count(9, (i) => {
		const k = 1 - (i % 3) * 0.1;
		return poly(
			[
				[70 + (i % 3) * 96, 330 + Math.floor(i / 3) * 92 - 30 * k + (i % 3) * 12],
				[140 + (i % 3) * 92, 342 + Math.floor(i / 3) * 90 - 30 * k + (i % 3) * 12],
				[140 + (i % 3) * 92, 400 + Math.floor(i / 3) * 84 - 30 * k + (i % 3) * 10],
				[70 + (i % 3) * 96, 400 + Math.floor(i / 3) * 88 - 30 * k + (i % 3) * 8],
			],
			R.range(0.75, 1),
		);
	}).join('');
	return (
		fade(0, 0, 1200, 900, 0.8, 0.46) +
		poly(
			[
				[0, 0],
				[560, 400],
				[640, 400],
				[1200, 0],
			],
			0.9,
		) +
		poly(
			[
				[0, 0],
				[560, 400],
				[560, 520],
				[0, 900],
			],
			0.62,
		) +
		poly(
			[
				[560, 520],
				[640, 520],
				[1200, 900],
				[0, 900],
			],
			0.5,
		) +
		rect(560, 400, 80, 120, 1) +
		poly(
			[
				[46, 250],
				[400, 350],
				[400, 560],
				[46, 640],
			],
			0.26,
		) +
		notes +
		bays +
		person(690, 860, 560, suit, { view: 'back', stride: 7 }) +
		person(540, 640, 230, sari, { stride: 5 })
	);
};
