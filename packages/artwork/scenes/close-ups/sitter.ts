import { disc, line, oval, place } from '../kit/shapes.ts';

export const sitter = (x: number, y: number, angle: number, t: number, reach: number) =>
	place(
		x,
		y,
		1,
		oval(0, 0, 64, 34, t) +
			line(
				[
					[-50, -4],
					[-30, -reach],
				],
				24,
				t * 0.9,
			) +
			line(
				[
					[50, -4],
					[30, -reach],
				],
				24,
				t * 0.9,
			) +
			disc(-30, -reach, 14, 0.52) +
			disc(30, -reach, 14, 0.52) +
			disc(0, -4, 30, 0.08) +
			oval(0, -16, 18, 14, 0.2),
		{ turn: angle },
	);
