import { curve, faint, line, oval, type Point, path, place, poly, rect } from '../kit/shapes.ts';

/** How flat what lies on the table looks. */
const flat = 0.4;

/** A cup of tea on its saucer, its handle at the left or, flipped, at the right; 0,0 is the middle of the foot. */
const cup = (flip: boolean) =>
	faint(0.6, oval(30, 20, 124, 50, 0.01)) +
	oval(0, 12, 118, 46, 0.66) +
	oval(0, 0, 118, 46, 0.98) +
	oval(6, 4, 78, 28, 0.66) +
	place(0, 0, 1, curve('M-66 -84Q-128 -92 -116 -54Q-106 -24 -50 -26', 18, flip ? 0.74 : 0.98), { flip }) +
	path('M-80 -108H80Q78 -30 36 2Q0 14 -36 2Q-78 -30 -80 -108z', 0.98) +
	path('M32 -108H80Q78 -30 36 2Q20 8 4 8Q36 -40 32 -108z', 0.62) +
	oval(0, -108, 80, 30, 0.98) +
	oval(0, -104, 66, 22, 0.1);

/** Steam, 120 high from 0,0. */
const steam = () => path('M0 0C-46 -38 22 -64 -10 -122C50 -76 -4 -42 0 0z', 0.9);

const served = (x: number, y: number, flip = false) =>
	place(
		x,
		y,
		0.92,
		cup(flip) + place(0, -124, 1, place(-22, 0, 0.88, steam()) + place(28, -4, 0.66, steam()), { flip }),
	);

/** A place of the notebook, which lies turned on the table: from its middle, and above it. */
const at = (right: number, near: number, up: number): Point => [
	604 + right * 0.96 + near * 0.28,
	430 + (near * 0.96 - right * 0.28) * flat - up,
];

const flatBox = (w: number, h: number, up: number, t: number) =>
	poly([at(-w, -h, up), at(w, -h, up), at(w, h, up), at(-w, h, up)], t);

/** A closed notebook; its back is at the left, and a ribbon hangs out of its pages. */
const notebook = () =>
	place(20, 16, 1, faint(0.6, flatBox(104, 100, 0, 0.01))) +
	flatBox(100, 96, 0, 0.03) +
	poly([at(-98, 92, 7), at(94, 92, 7), at(94, 92, 30), at(-98, 92, 30)], 0.98) +
	poly([at(-100, -96, 0), at(-100, 96, 0), at(-100, 96, 38), at(-100, -96, 38)], 0.62) +
	flatBox(100, 96, 38, 0.04) +
	poly([at(54, -96, 38), at(74, -96, 38), at(74, 96, 38), at(54, 96, 38)], 0.72) +
	poly(
		[
			at(-50, 92, 20),
			at(-18, 92, 20),
			at(-18, 92, 0),
			at(8, 166, 0),
			at(-16, 154, 0),
			at(-26, 174, 0),
			at(-50, 92, 0),
		],
		0.98,
	);

/** An empty chair seen aslant, with a lit and a shaded post; 0,0 is on the floor below its outer post. */
const chair = (outer: number, inner: number) =>
	line(
		[
			[150, 0],
			[158, -440],
		],
		26,
		inner,
	) +
	[246, 330].map((y) => curve(`M0 ${-y}Q70 ${-y - 40} 154 ${-y - 24}`, 34, 0.46)).join('') +
	poly(
		[
			[0, -206],
			[220, -176],
			[220, -140],
			[0, -170],
		],
		0.4,
	) +
	line(
		[
			[8, 0],
			[-12, -420],
		],
		30,
		outer,
	) +
	path('M-38 -398Q-44 -470 54 -486Q130 -492 182 -462V-412Q120 -438 54 -430Q0 -420 -38 -398z', 0.62);

/** On a plane of 1200 by 600: two cups of tea and a closed notebook on a round table between two empty chairs. */
export const twoCups = () =>
	rect(0, 0, 1200, 600, 0.1) +
	place(136, 600, 1, chair(0.74, 0.42)) +
	place(1064, 600, 1, chair(0.42, 0.66), { flip: true }) +
	rect(556, 500, 88, 100, 0.3) +
	oval(600, 378, 424, 424 * flat, 0.2) +
	oval(598, 358, 424, 424 * flat, 0.72) +
	oval(602, 350, 422, 422 * flat, 0.47) +
	served(464, 316) +
	served(738, 324, true) +
	notebook();
