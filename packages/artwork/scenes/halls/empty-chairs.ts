import { count } from '../../numbers.ts';
import { type Point, poly, rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { banner } from '../props/banner.ts';
import { chair } from '../props/chair.ts';
import { curtain } from '../props/curtain.ts';
import { lectern } from '../props/lectern.ts';

export const emptyChairs = () => {
	const far: Point = [600, 300];
	const rows = count(6, (r) =>
		count(10, (c) => {
			const s = 0.2 + r * 0.16;
			return chair(
				far[0] + (c - 4.5 + (c > 6 ? 0.6 : c < 3 ? -0.6 : 0)) * 118 * s * 1.15,
				far[1] + 90 + r ** 1.45 * 58,
				150 * s + 24,
				0.35 + r * 0.09,
			);
		}).join(''),
	).join('');
	const aisle = (side: 1 | -1) =>
		poly(
			[
				[600 + side * 50, 330],
				[600 + side * 64, 330],
				[600 + side * 390, 900],
				[600 + side * 304, 900],
			],
			0.62,
		);
	return (
		room(0.6, 0.34, 360) +
		count(4, (i) =>
			poly(
				[
					[60 + i * 90, 60],
					[110 + i * 84, 80],
					[110 + i * 84, 240],
					[60 + i * 90, 260],
				],
				0.97,
			),
		).join('') +
		curtain(400, 110, 400, 220, 0.45, 14) +
		banner(450, 130, 300, 70) +
		rect(380, 320, 440, 36, 0.25) +
		lectern(740, 326, 76) +
		aisle(-1) +
		aisle(1) +
		rows
	);
};
