import { count } from '../../numbers.ts';
import { fade, line, path, place, rect } from '../kit/shapes.ts';
import { flowers } from '../props/flowers.ts';
import { lettering } from '../props/lettering.ts';

/** Books, one open, and flowers; the middle of the foot at 440,740. */
const books = () => {
	const book = (x: number, y: number, w: number, t: number, turn: number) =>
		place(
			x,
			y,
			1,
			rect(-w / 2, -74, w, 74, t, 6) +
				rect(-w / 2 + 16, -66, w - 22, 58, 0.94) +
				rect(-w / 2, -74, w * 0.16, 74, t * 0.8, 6) +
				count(4, (i) => rect(-w / 2 + 40, -56 + i * 13, w - 60, 3, 0.72)).join(''),
			{ turn },
		);
	return (
		book(430, 740, 560, 0.16, 0) +
		book(440, 666, 530, 0.46, -1) +
		book(420, 590, 550, 0.26, 1) +
		book(440, 516, 500, 0.6, 0) +
		path('M700 700Q830 610 940 690Q1050 610 1180 700V470Q1050 390 940 470Q830 390 700 470z', 0.97) +
		path('M940 470V690', 0.4) +
		line(
			[
				[940, 470],
				[940, 690],
			],
			6,
			0.4,
		) +
		count(
			5,
			(i) =>
				lettering(740, 500 + i * 34, 160, 10, 0.5, `o${i}`) +
				lettering(980, 500 + i * 34, 160, 10, 0.5, `r${i}`),
		).join('') +
		place(440, 442, 1.4, flowers(0, 0, 190, 'books'))
	);
};

export const volumes = () => fade(0, 0, 1200, 900, 0.92, 0.7) + rect(0, 730, 1200, 170, 0.4) + books();

/** For a crop of three to one, and for one of one to two: the books and their flowers whole in the middle. */
export const volumesWide = () =>
	fade(0, 0, 1200, 900, 0.92, 0.7) +
	rect(0, 600, 1200, 300, 0.4) +
	place(600 - 440 * 0.56, 614 - 740 * 0.56, 0.56, books());
