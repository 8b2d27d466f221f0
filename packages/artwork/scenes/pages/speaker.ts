import { type Bust, bust } from '../figure/bust.ts';
import { audience } from '../figure/from-behind.ts';
import { sleeve, wristOf } from '../figure/hands.ts';
import { gripping, wrists } from '../figure/holding.ts';
import { curve, oval, type Point, path, place } from '../kit/shapes.ts';
import { curtain } from '../props/curtain.ts';

const inSari: Bust = {
	skin: 0.66,
	hair: 0.04,
	cut: 'braid',
	cloth: 0.6,
	fold: 0.34,
	collar: 0.5,
	nod: 2,
	rim: 0.96,
};

/** Who speaks: no two on one page are the same person. */
export const speakers = {
	inSari,
	inSuit: { ...inSari, cut: 'short', beard: true, glasses: true, cloth: 0.44, fold: 0.2, collar: 0.97 },
	inBlouse: { ...inSari, cut: 'bob', cloth: 0.92, fold: 0.6 },
	grey: {
		...inSari,
		skin: 0.56,
		hair: 0.88,
		cut: 'short',
		beard: true,
		glasses: true,
		cloth: 0.92,
		fold: 0.6,
	},
} as const satisfies Record<string, Bust>;

/** A lectern from the side, its microphone bent towards somebody at its right. */
const lectern = () =>
	path('M476 512L654 556V900H500z', 0.62) +
	path('M428 486L692 546L686 576L420 518z', 0.86) +
	curve('M500 500C516 424 580 404 672 408', 13, 0.05) +
	place(694, 402, 1, oval(0, 0, 36, 21, 0.05), { turn: -8 });

const hand: Point = [630, 536];

/** One speaker in profile at a lectern, in a cone of light, before the dark heads of a hall. */
export const speaker = (who: Bust, heads = 0) =>
	curtain(0, 0, 1200, 900, 0.3, 22) +
	path('M770 0H950L1160 700A380 70 0 0 1 400 700z', 0.42) +
	place(864, 300, 1.12, bust(who), { flip: true }) +
	lectern() +
	sleeve(
		[[896, 566], 78],
		[[852, 694], 54],
		[wristOf(hand, wrists.gripping, 1, 0, true), 38],
		who.cloth * 0.86,
		who.fold * 0.6,
		0.5,
	) +
	place(hand[0], hand[1], 1, gripping(who.skin), { flip: true }) +
	audience(766, 0.72, 5, { from: heads, rim: 0.46 });
