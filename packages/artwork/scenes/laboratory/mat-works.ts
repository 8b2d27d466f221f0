import { fromBehind } from '../figure/from-behind.ts';
import { sleeve, wristOf } from '../figure/hands.ts';
import { gripping, wrists } from '../figure/holding.ts';
import type { Profile } from '../figure/profile.ts';
import { disc, type Point, path, place, rect, ring } from '../kit/shapes.ts';
import { loom } from './loom.ts';

const skin = 0.44;
const shuttle: Point = [740, 520];

const rolls = () =>
	[0, 1]
		.map(
			(i) =>
				rect(900 + i * 24, 700 + i * 92, 400, 88, 0.74, 44) +
				disc(944 + i * 24, 744 + i * 92, 44, 0.5) +
				ring(944 + i * 24, 744 + i * 92, 24, 8, 0.9),
		)
		.join('');

/** A weaver from behind sends a shuttle through the warp; the hair says who. */
export const weaver = (cut: Profile['cut'], before = '') =>
	loom() +
	before +
	place(430, 400, 1.3, fromBehind({ skin, hair: 0.05, cut, cloth: 0.16, edge: 0.5, rim: 0.8 })) +
	path('M650 500L720 466H940L1010 500L940 534H720z', 0.1) +
	rect(810, 486, 120, 28, 0.98, 12) +
	sleeve(
		[[640, 760], 92],
		[[690, 760], 60],
		[wristOf(shuttle, wrists.gripping, 1.1, -40), 42],
		0.16,
		0.06,
		0.6,
	) +
	place(shuttle[0], shuttle[1], 1.1, gripping(skin), { turn: -40 });

/** The same with finished mats, rolled up. */
export const matWorks = () => weaver('short', rolls());
