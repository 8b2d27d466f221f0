import { count } from '../../numbers.ts';
import { faint, type Point, place, poly, rect } from '../kit/shapes.ts';
import { word, wordWidth } from '../props/words.ts';

const capital = 62;
const height = 116;

type Board = {
	readonly text: string;
	readonly y: number;
	readonly left: number;
	readonly right: boolean;
	readonly t: number;
};

/** A board that points to one side, with what lies there; its lower edge is in shade. */
function board({ text, y, left, right, t }: Board): string {
	const width = wordWidth(text, capital) + 200;
	const ends = (top: number, bottom: number): Point[] =>
		[
			[0, top],
			[width - 70, top],
			[width, height / 2],
			[width - 70, bottom],
			[0, bottom],
		].map(([x = 0, up = 0]): Point => [left + (right ? x : width - x), y + up]);
	return (
		place(14, 18, 1, faint(0.55, poly(ends(0, height), 0.01))) +
		poly(ends(0, height), t - 0.34) +
		poly(ends(0, height - 12), t) +
		word(left + (right ? 60 : 130), y + 84, capital, text, 0.06)
	);
}

/** A wall behind it, in panels. */
const wall = () =>
	rect(0, 0, 1200, 600, 0.28) +
	count(5, (i) => rect(150 + i * 250, 0, 10, 600, 0.1) + rect(160 + i * 250, 0, 6, 600, 0.4)).join('');

/** A square post with a cap; its right side is in shade. */
const post = () =>
	faint(0.6, rect(578, 66, 88, 534, 0.01)) +
	rect(556, 48, 88, 552, 0.58) +
	rect(556, 48, 14, 552, 0.84) +
	rect(622, 48, 22, 552, 0.36) +
	faint(0.6, rect(556, 58, 88, 16, 0.01)) +
	rect(540, 30, 120, 28, 0.62, 4) +
	rect(540, 30, 120, 9, 0.9, 4);

/** A signpost in the foyer of a conference, straight on, on a plane of 1200 by 600: three boards, two sides. Its middle is that of the plane, so that it stays whole in a crop. */
export const signpost = () =>
	wall() +
	place(-80, 0, 1, post()) +
	place(
		-58,
		131,
		0.9,
		board({ text: 'Talks', y: 0, left: 470, right: true, t: 0.98 }) +
			board({ text: 'Papers', y: 130, left: 306, right: false, t: 0.76 }) +
			board({ text: 'Workshops', y: 260, left: 454, right: true, t: 0.98 }),
	);
