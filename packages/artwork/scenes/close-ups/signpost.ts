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
	readonly dark?: boolean;
};

/** A board that points to one side, with what lies there. */
function board({ text, y, left, right, dark = false }: Board): string {
	const width = wordWidth(text, capital) + 200;
	const ends: Point[] = [
		[0, 0],
		[width - 70, 0],
		[width, height / 2],
		[width - 70, height],
		[0, height],
	];
	const at = (dx: number, dy: number) =>
		ends.map(([x, up]): Point => [left + dx + (right ? x : width - x), y + dy + up]);
	return (
		faint(0.5, poly(at(14, 16), 0.02)) +
		poly(at(0, 0), dark ? 0.16 : 0.97) +
		word(left + (right ? 60 : 130), y + 88, capital, text, dark ? 0.98 : 0.1)
	);
}

/** A wall behind it, in panels. */
const wall = () =>
	fade(0, 0, 1200, 600, 0.44, 0.32) + count(8, (i) => rect(96 + i * 150, 0, 6, 600, 0.26)).join('');

/** A signpost in the foyer of a conference, straight on, on a plane of 1200 by 600: three boards, two sides. */
export const signpost = () =>
	wall() +
	faint(0.5, rect(596, 40, 44, 560, 0.02)) +
	rect(578, 24, 44, 576, 0.1) +
	disc(600, 30, 34, 0.1) +
	place(
		56,
		54,
		0.82,
		board({ text: 'Talks', y: 92, left: 470, right: true }) +
			board({ text: 'Papers', y: 240, left: 200, right: false, dark: true }) +
			board({ text: 'Workshops', y: 388, left: 440, right: true }),
	);
