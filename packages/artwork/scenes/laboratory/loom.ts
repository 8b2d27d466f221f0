import { count } from '../../numbers.ts';
import { line, poly, rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';

/** A floor loom from where its weaver sits. */
export const loom = () => {
	const warp = count(44, (i) =>
		line(
			[
				[330 + i * 12.4, 150],
				[300 + i * 13.8, 640],
			],
			4,
			i % 2 ? 0.95 : 0.7,
		),
	).join('');
	const cloth =
		poly(
			[
				[300, 560],
				[907, 560],
				[930, 760],
				[276, 760],
			],
			0.86,
		) + count(10, (i) => rect(290, 570 + i * 19, 630, 8, i % 2 ? 0.5 : 0.36)).join('');
	const frame =
		rect(230, 110, 40, 740, 0.2) +
		rect(940, 110, 40, 740, 0.2) +
		rect(200, 100, 810, 44, 0.26) +
		rect(250, 330, 720, 22, 0.24) +
		rect(250, 372, 720, 22, 0.3) +
		rect(216, 540, 780, 30, 0.2) +
		rect(230, 740, 760, 60, 0.3) +
		count(2, (i) =>
			line(
				[
					[450 + i * 260, 144],
					[450 + i * 260, 330],
				],
				7,
				0.3,
			),
		).join('');
	return (
		room(0.66, 0.4, 740) +
		rect(40, 120, 130, 240, 0.98) +
		rect(1050, 120, 130, 240, 0.98) +
		warp +
		frame +
		cloth
	);
};
