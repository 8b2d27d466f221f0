import { count } from '../../numbers.ts';
import { disc, fade, faint, type Point, place, poly, rect } from '../kit/shapes.ts';
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
	fade(0, 0, 1200, 600, 0.42, 0.28) + count(8, (i) => rect(96 + i * 150, 0, 6, 600, 0.22)).join('');

/** A round post with a ball on its top. */
const post = () =>
	faint(0.5, disc(616, 170, 27, 0.01) + rect(592, 186, 52, 420, 0.01)) +
	rect(574, 170, 52, 430, 0.04) +
	rect(574, 170, 12, 430, 0.56) +
	disc(600, 152, 28, 0.04) +
	disc(591, 143, 10, 0.6) +
	rect(564, 174, 72, 14, 0.04);

/** A signpost in the foyer of a conference, straight on, on a plane of 1200 by 600: three boards, two sides. */
export const signpost = () =>
	wall() +
	post() +
	place(
		148,
		130,
		0.7,
		board({ text: 'Talks', y: 84, left: 470, right: true, t: 0.98 }) +
			board({ text: 'Papers', y: 232, left: 200, right: false, t: 0.74 }) +
			board({ text: 'Workshops', y: 380, left: 440, right: true, t: 0.98 }),
	);
