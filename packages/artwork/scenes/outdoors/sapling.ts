import { count } from '../../numbers.ts';
import { sleeve, wristOf } from '../figure/hands.ts';
import { open, wrists } from '../figure/holding.ts';
import { curve, fade, oval, type Point, path, place } from '../kit/shapes.ts';
import { tree } from '../places/tree.ts';

const skin = 0.62;
const left: Point = [640, 640];
const right: Point = [560, 640];

/** A seedling: its stem and six leaves; 0,0 is where it leaves the soil. */
const seedling = () =>
	curve('M0 0C-6 -80 8 -150 2 -230', 14, 0.2) +
	count(6, (i) =>
		place(
			0,
			-60 - i * 34,
			1 - i * 0.08,
			path('M0 0C40 -50 110 -56 150 -30C110 10 40 14 0 0z', i % 2 ? 0.2 : 0.3),
			{ flip: i % 2 === 1, turn: i % 2 ? 16 : -16 },
		),
	).join('') +
	path('M2 -226C-24 -270 -10 -310 4 -330C24 -300 26 -264 2 -226z', 0.3);

/** Two hands hold a seedling with its soil over the ground where it will stand. */
export const sapling = () =>
	fade(0, 0, 1200, 544, 0.96, 0.84) +
	tree(130, 560, 360, 'sa', 0.62) +
	tree(1060, 560, 400, 'sb', 0.62) +
	fade(0, 540, 1200, 360, 0.3, 0.2) +
	oval(600, 850, 360, 60, 0.08) +
	sleeve([[-160, 560], 92], [[60, 640], 80], [wristOf(left, wrists.open, 1.3, 14), 56], 0.94, 0.6, 0.3) +
	place(600, 590, 1, seedling()) +
	path('M440 640C450 560 540 540 600 548C660 540 750 560 760 640z', 0.12) +
	place(left[0], left[1], 1.3, open(skin), { turn: 14 }) +
	sleeve(
		[[1360, 560], 92],
		[[1140, 640], 80],
		[wristOf(right, wrists.open, 1.3, -14, true), 56],
		0.2,
		0.06,
		0.97,
	) +
	place(right[0], right[1], 1.3, open(skin), { flip: true, turn: -14 });
