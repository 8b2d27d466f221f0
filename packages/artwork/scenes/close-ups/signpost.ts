import { count } from '../../numbers.ts';
import { disc, faint, type Point, place, poly, rect } from '../kit/shapes.ts';
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
	rect(0, 0, 1200, 600, 0.4) + count(8, (i) => rect(130 + i * 150, 0, 6, 600, 0.22)).join('');

/** A round post with a ball on its top. */
const post = () =>
	faint(0.32, disc(616, 164, 28, 0.01) + rect(592, 176, 54, 430, 0.01)) +
	rect(572, 160, 56, 440, 0.12) +
	rect(572, 160, 14, 440, 0.62) +
	disc(600, 148, 28, 0.12) +
	disc(591, 139, 10, 0.66) +
	rect(562, 170, 76, 14, 0.12);

/** A signpost in the foyer of a conference, straight on, on a plane of 1200 by 600: three boards, two sides. */
export const signpost = () =>
	wall() +
	post() +
	place(
		120,
		114,
		0.76,
		board({ text: 'Talks', y: 84, left: 470, right: true, t: 0.98 }) +
			board({ text: 'Papers', y: 220, left: 233, right: false, t: 0.74 }) +
			board({ text: 'Workshops', y: 356, left: 440, right: true, t: 0.98 }),
	);
