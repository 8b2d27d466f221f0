import { count } from '../../numbers.ts';
import { fromBehind } from '../figure/from-behind.ts';
import { wristOf } from '../figure/hands.ts';
import { gripping, wrists } from '../figure/holding.ts';
import type { Profile } from '../figure/profile.ts';
import { limb, lit } from '../kit/light.ts';
import { curve, disc, type Point, path, place, rect, ring } from '../kit/shapes.ts';
import { loom } from './loom.ts';

const skin = 0.44;
const shuttle: Point = [868, 474];
const turn = -66;
/** The shuttle is drawn large and made smaller around the hand. */
const small = 0.64;
const upper: Point = [690, 728];
const elbow: Point = [800, 752];
const wrist = wristOf(shuttle, wrists.gripping, 1.1, turn);

/** A wooden boat shuttle: tips of metal, a slot along its middle, the bobbin in it wound with thread, which leaves for the cloth. */
const boatShuttle = () =>
	curve('M690 496C680 544 650 572 590 590', 9, 0.99) +
	lit(
		'M566 480C606 452 640 430 700 426H868C928 430 962 452 1002 480C968 512 930 526 868 528H700C640 526 604 512 566 480z',
		0.8,
		0.34,
		0,
		14,
	) +
	curve('M640 512C700 520 760 520 830 518', 6, 0.2) +
	curve('M640 446C660 438 690 437 720 437', 6, 0.96) +
	path('M566 480L612 450V510z', 0.1) +
	path('M1002 480L956 450V510z', 0.1) +
	rect(650, 450, 186, 56, 0.03, 12) +
	rect(656, 472, 176, 12, 0.6) +
	path('M672 456H724C764 460 792 468 812 474V482C792 488 764 496 724 500H672z', 0.99) +
	count(5, (i) => curve(`M${684 + i * 22} ${461 + i * i * 0.6}l7 ${34 - i * i * 1.2}`, 7, 0.58)).join('');

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
	place(shuttle[0] * (1 - small), shuttle[1] * (1 - small), small, boatShuttle()) +
	throwing();

/** The same with finished mats, rolled up. */
export const matWorks = () => weaver('short', rolls());
