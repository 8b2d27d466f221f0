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

const boards: readonly Board[] = [
	{ text: 'Talks', y: 0, left: 496, right: true, t: 0.98 },
	{ text: 'Papers', y: 144, left: 306, right: false, t: 0.76 },
	{ text: 'Workshops', y: 288, left: 448, right: true, t: 0.98 },
];

/** The outline of a board that points to one side. */
function outline({ text, y, left, right }: Board, bottom: number): Point[] {
	const width = wordWidth(text, capital) + 200;
	return [
		[0, 0],
		[width - 70, 0],
		[width, height / 2],
		[width - 70, bottom],
		[0, bottom],
	].map(([x = 0, up = 0]): Point => [left + (right ? x : width - x), y + up]);
}

const shadow = (board: Board) => place(14, 18, 1, faint(0.55, poly(outline(board, height), 0.01)));

/** A board with what lies there; its lower edge is in shade. */
const face = (board: Board) =>
	poly(outline(board, height), board.t - 0.34) +
	poly(outline(board, height - 12), board.t) +
	word(board.left + (board.right ? 60 : 130), board.y + 84, capital, board.text, 0.06);

/** A wall behind it, in panels. */
const wall = () =>
	rect(0, 0, 1200, 600, 0.28) +
	count(5, (i) => rect(150 + i * 250, 0, 10, 600, 0.1) + rect(160 + i * 250, 0, 6, 600, 0.4)).join('');

/** A square post with a cap; its right side is in shade, and what the cap and the boards throw on it. */
const post = () =>
	faint(0.6, rect(578, 66, 88, 534, 0.01)) +
	rect(556, 48, 88, 552, 0.58) +
	rect(556, 48, 14, 552, 0.84) +
	rect(622, 48, 22, 552, 0.36) +
	[58, 226, 355, 485].map((y) => rect(556, y, 88, 14, 0.4)).join('') +
	rect(540, 30, 120, 28, 0.62, 4) +
	rect(540, 30, 120, 9, 0.9, 4);

/** A signpost in the foyer of a conference, straight on, on a plane of 1200 by 600: three boards, two sides. Its middle is that of the plane, so that it stays whole in a crop. */
export const signpost = () => {
	const hung = (part: (board: Board) => string) => place(-58, 122, 0.9, boards.map(part).join(''));
	return wall() + hung(shadow) + place(-80, 0, 1, post()) + hung(face);
};
