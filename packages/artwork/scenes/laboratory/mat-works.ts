import { fromBehind } from '../figure/from-behind.ts';
import { wristOf } from '../figure/hands.ts';
import { gripping, wrists } from '../figure/holding.ts';
import type { Profile } from '../figure/profile.ts';
import { limb, lit } from '../kit/light.ts';
import { curve, disc, type Point, path, place, rect, ring } from '../kit/shapes.ts';
import { boatShuttle } from '../props/shuttle.ts';
import { loom } from './loom.ts';

const skin = 0.44;
const shuttle: Point = [868, 474];
const turn = -66;
/** The shuttle is drawn large and made smaller around the hand. */
const small = 0.64;
const upper: Point = [690, 728];
const elbow: Point = [800, 752];
const wrist = wristOf(shuttle, wrists.gripping, 1.1, turn);

/** The thread of the shuttle, which leaves for the cloth. */
const thread = () => curve('M690 496C680 544 650 572 590 590', 9, 0.99);

/** The arm that throws: a sleeve from the shoulder to above the elbow, lighter than the back, and a bare forearm. */
const throwing = () =>
	path(limb(upper, 54, elbow, 50), skin) +
	lit(limb(elbow, 50, wrist, 40), skin * 0.6, skin, -10, -4) +
	lit(
		'M588 616C650 624 722 656 768 684L738 806C690 808 634 804 590 786C556 736 560 664 588 616z',
		0.52,
		0.27,
		-8,
		13,
	) +
	place(shuttle[0], shuttle[1], 1.1, gripping(skin), { turn });

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
	place(shuttle[0] * (1 - small), shuttle[1] * (1 - small), small, thread() + boatShuttle()) +
	throwing();

/** The same with finished mats, rolled up. */
export const matWorks = () => weaver('short', rolls());
