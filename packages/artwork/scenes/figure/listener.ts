import type { Look } from '../kit/looks.ts';
import { line, path, place } from '../kit/shapes.ts';
import { head } from './head.ts';

/** Somebody seated, seen from behind: head and shoulders; `y` is the foot of what is seen. */
export const listener = (x: number, y: number, height: number, look: Look): string =>
	place(
		x,
		y,
		height / 46,
		path('M-19 0q-1 -22 9 -24l6 -2h8l6 2q10 2 9 24z', look.top * 0.8) +
			line(
				[
					[0, -30],
					[0, -24],
				],
				7,
				look.skin * 0.8,
			) +
			place(0, 62, 1.06, head(look, 'back', 0)),
	);
