import { type Point, place } from '../kit/shapes.ts';
import { type Bust, bust } from './bust.ts';
import { sleeve, wristOf } from './hands.ts';
import { gripping, wrists } from './holding.ts';

/** Somebody in profile at the left whose fist at a point holds a thing: it is drawn upright around 0,0 and leans by `lean` degrees, the hand by `turn`. */
export const grips = (who: Bust, fist: Point, thing: string, { lean = 0, turn = 0, x = 190 } = {}) =>
	place(x, 320, 1.16, bust(who)) +
	place(fist[0], fist[1], 1.2, thing, { turn: lean }) +
	sleeve(
		[[x - 30, 586], 82],
		[[x + 20, 736], 56],
		[wristOf(fist, wrists.gripping, 1.15, turn), 44],
		who.cloth * 0.86,
		who.fold * 0.6,
		who.collar,
	) +
	place(fist[0], fist[1], 1.15, gripping(who.skin), { turn });
