import { count } from '../../numbers.ts';
import { curve, disc, faint, line, path, place, poly, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

/** How far to the left and up the far side of things lies. */
const left = 58;
const up = 32;

const room = () =>
	rect(0, 0, 1200, 392, 0.13) +
	count(4, (i) => rect(500 + i * 212, 0, 8, 392, 0.03)).join('') +
	rect(0, 364, 1200, 28, 0.3) +
	rect(0, 364, 1200, 8, 0.46) +
	rect(0, 392, 1200, 208, 0.25);

/** A door that stands open to a bright room, and the light that comes through it. */
const door = () =>
	rect(160, 20, 216, 372, 0.56) +
	rect(180, 40, 176, 352, 1) +
	poly(
		[
			[180, 40],
			[64, -10],
			[64, 470],
			[180, 392],
		],
		0.44,
	) +
	rect(64, -10, 10, 480, 0.9) +
	poly(
		[
			[160, 116],
			[96, 98],
			[96, 250],
			[160, 240],
		],
		0.2,
	) +
	rect(84, 276, 36, 14, 0.98, 7) +
	poly(
		[
			[180, 392],
			[356, 392],
			[820, 600],
			[300, 600],
		],
		0.8,
	);

/** A carton: its front, its lit left side, its top. */
const carton = (x: number, y: number, w: number, h: number) =>
	poly(
		[
			[x, y],
			[x, y + h],
			[x - left, y + h - up],
			[x - left, y - up],
		],
		1,
	) +
	poly(
		[
			[x, y],
			[x + w, y],
			[x + w - left, y - up],
			[x - left, y - up],
		],
		0.86,
	) +
	rect(x, y, w, h, 0.62) +
	rect(x, y, w, 8, 0.98) +
	rect(x + w - 12, y + 8, 12, h - 8, 0.4);

/** One side of the frame, from the floor to the handle; origin at its foot. */
const rail = (t: number) => curve('M0 0V-302Q0 -340 44 -340H82', 20, t);

const frame = () =>
	place(704 - left, 484 - up, 1, rail(0.7)) +
	line(
		[
			[646, 166],
			[704, 198],
		],
		16,
		0.7,
	) +
	place(704, 484, 1, rail(0.96)) +
	line(
		[
			[728, 112],
			[786, 144],
		],
		30,
		0.03,
	) +
	line(
		[
			[726, 110],
			[784, 142],
		],
		18,
		0.96,
	) +
	rect(706, 180, 8, 304, 0.5);

const wheel = () =>
	disc(0, 0, 62, 0.01) +
	curve('M-50 -8A50 50 0 0 1 20 -46', 9, 0.5) +
	disc(0, 0, 36, 0.5) +
	disc(-4, -4, 32, 0.96) +
	disc(0, 0, 12, 0.02);

/** What the truck keeps of the light, its handle at the end. */
const shade = () =>
	faint(
		0.85,
		path('M420 500H820L1010 548L960 576H650z', 0.01) + curve('M960 556L1104 592Q1130 598 1150 586', 18, 0.01),
	);

/** A hand truck with two cartons before an open door, on a plane of 1200 by 600: a site that moves. */
export const crate = () =>
	room() +
	door() +
	shade() +
	place(764 - left, 438 - up, 1, wheel()) +
	frame() +
	carton(438, 344, 248, 140) +
	rect(438, 344, 248, 16, 0.1) +
	rect(544, 360, 36, 124, 0.84) +
	carton(452, 208, 230, 136) +
	rect(474, 232, 186, 92, 0.99) +
	word(567, 304, 66, 'Site', 0.02, { middle: true }) +
	rect(420, 484, 294, 16, 0.9) +
	rect(420, 496, 294, 8, 0.02) +
	place(764, 438, 1, wheel()) +
	path('M694 410L768 429Q778 438 768 447L694 452z', 0.5) +
	disc(764, 438, 7, 0.02);
