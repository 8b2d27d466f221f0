import { type Bust, bust } from '../figure/bust.ts';
import { pointing, sleeve, wristOf } from '../figure/hands.ts';
import { fade, type Point, place } from '../kit/shapes.ts';

/** What is shown and who shows it; `tip` is where the forefinger comes to lie. */
export type Showing = {
	readonly wall: number;
	readonly board: string;
	readonly who: Bust;
	readonly tip: Point;
	readonly before: string;
};

/** Somebody in profile at the right points at what hangs on a wall; others stand or sit before it. */
export const presentation = ({ wall, board, who, tip, before }: Showing) =>
	fade(0, 0, 1200, 900, wall, wall * 0.8) +
	board +
	place(1040, 300, 1.14, bust(who), { flip: true }) +
	sleeve(
		[[1068, 562], 78],
		[[1004, 680], 52],
		[wristOf(tip, [-226, 44], 1, 36, true), 40],
		who.cloth * 0.86,
		who.fold * 0.5,
		who.collar,
	) +
	place(tip[0], tip[1], 1, pointing(who.skin), { flip: true, turn: 36 }) +
	before;
