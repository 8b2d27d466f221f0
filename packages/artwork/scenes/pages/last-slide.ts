import { count } from '../../numbers.ts';
import { curve, faint, path, place, rect } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

/** The back of a chair from behind, 400 wide, its upper edge lit from the stage; the middle of that edge is at 0,0. */
const chair = (t: number, edge: number) =>
	path('M-200 400V70Q-200 0 -130 0H130Q200 0 200 70V400z', edge) +
	path('M-200 400V76Q-200 16 -134 16H140Q186 18 186 80V400z', t) +
	path('M140 16Q186 18 186 80V400H140V70Q140 24 112 16z', t * 0.5);

/** A row of chairs, from one edge of the hall to the other. */
const row = (y: number, size: number, many: number, t: number, edge: number) =>
	count(many, (i) => {
		const side = i - (many - 1) / 2;
		return place(600 + side * 440 * size, y, size, chair(t, edge), { flip: side > 0 });
	}).join('');

/** A badge on its strap, which hangs over a back at 0,0. */
const badge = () =>
	faint(0.7, curve('M-26 10C-16 60 18 80 20 100', 24, 0.01) + rect(-100, 92, 238, 190, 0.01, 14)) +
	curve('M-46 2C-40 46 -14 70 0 96', 22, 0.98) +
	curve('M46 2C40 46 14 70 0 96', 22, 0.74) +
	rect(-15, 76, 30, 40, 0.1, 6) +
	rect(-119, 90, 238, 186, 0.99, 14) +
	rect(-119, 90, 238, 70, 0.36, 14) +
	rect(-119, 144, 238, 16, 0.36) +
	rect(-30, 104, 60, 16, 0.06, 8) +
	word(0, 242, capitalFor('Author', 196), 'Author', 0.06, { middle: true });

/** A hall when the talks are over: thanks on the screen, rows of empty chairs, a badge left on one of them. */
export const lastSlide = () =>
	rect(0, 0, 1200, 400, 0.26) +
	rect(0, 0, 110, 400, 0.12) +
	rect(1090, 0, 110, 400, 0.12) +
	rect(0, 400, 1200, 500, 0.44) +
	rect(0, 366, 1200, 14, 0.66) +
	rect(0, 380, 1200, 40, 0.08) +
	rect(246, 78, 708, 254, 0.03, 8) +
	rect(264, 96, 672, 218, 0.99) +
	word(600, 238, capitalFor('Thank you', 550), 'Thank you', 0.06, { middle: true }) +
	row(424, 0.36, 7, 0.16, 0.72) +
	row(482, 0.6, 5, 0.1, 0.84) +
	row(566, 1.02, 3, 0.22, 0.96) +
	place(600, 566, 0.92, badge());
