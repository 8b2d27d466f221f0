import { count } from '../../numbers.ts';
import { fade, line, poly, rect } from '../kit/shapes.ts';
import { cup } from '../props/cup.ts';
import { flowers } from '../props/flowers.ts';
import { laptop } from '../props/laptop.ts';
import { lettering } from '../props/lettering.ts';

/** The pictures of the about page. */
const draft = (x: number, y: number, cell: number, n: number, m: number) =>
	rect(x - 8, y - 8, n * cell + 16, m * cell + 16, 0.98) +
	count(n, (i) =>
		count(m, (j) => ((i + j) % 4 < 2 ? rect(x + i * cell, y + j * cell, cell, cell, 0.2) : '')).join(''),
	).join('');

export const practice = () => {
	const cloth =
		rect(660, 610, 400, 24, 0.97) +
		rect(660, 634, 400, 190, 0.86) +
		count(7, (i) => rect(660 + i * 60, 610, 30, 214, i % 2 ? 0.4 : 0.62)).join('') +
		count(49, (i) =>
			line(
				[
					[664 + i * 8, 824],
					[663 + i * 8 + ((i * 5) % 7) - 3, 856],
				],
				3,
				0.9,
			),
		).join('');
	return (
		fade(0, 0, 1200, 900, 0.66, 0.5) +
		poly(
			[
				[760, 0],
				[1200, 0],
				[1200, 620],
				[980, 620],
			],
			0.84,
		) +
		rect(60, 604, 1080, 30, 0.2) +
		rect(100, 634, 30, 266, 0.16) +
		rect(1080, 634, 30, 266, 0.16) +
		draft(130, 120, 34, 10, 11) +
		laptop(310, 604, 320, 0.96) +
		lettering(190, 450, 180, 14, 0.4, 'a') +
		lettering(190, 486, 150, 14, 0.5, 'b') +
		lettering(190, 522, 200, 14, 0.4, 'c') +
		cloth +
		flowers(590, 606, 260, 'desk', 0.26) +
		cup(710, 606, 54)
	);
};
