import { count } from '../../numbers.ts';
import { disc, line, path, place, rect, ring } from '../kit/shapes.ts';
import { gear } from '../laboratory/gear.ts';

/** Plain drawings of things that are made for a screen, each around 0,0 on a plane of 100 x 100, dark on light. */
const ink = 0.16;
const light = 0.98;
const half = 0.6;

const browser =
	rect(-42, -34, 84, 68, ink, 5) +
	rect(-36, -16, 72, 44, light) +
	count(3, (i) => disc(-31 + i * 13, -25, 4, light)).join('') +
	rect(-28, -8, 26, 28, half) +
	rect(6, -8, 24, 8, ink) +
	rect(6, 9, 24, 8, half);

const phone =
	rect(-25, -44, 50, 88, ink, 9) +
	rect(-19, -34, 38, 62, light) +
	count(4, (i) => rect(-14 + (i % 2) * 16, -28 + Math.floor(i / 2) * 18, 12, 12, half)).join('') +
	rect(-14, 11, 28, 10, ink) +
	disc(0, 36, 4, light);

/** A plug before its socket. */
const plugs =
	rect(-48, -5, 14, 10, ink) +
	path('M-36 -26H-20Q-4 -26 -4 -10V10Q-4 26 -20 26H-36z', ink) +
	rect(-6, -16, 20, 8, ink) +
	rect(-6, 8, 20, 8, ink) +
	path('M18 -26H32Q44 -26 44 -14V14Q44 26 32 26H18V18H28V6H18V-6H28V-18H18z', ink) +
	rect(38, -5, 12, 10, ink);

const wheel = gear(0, 0, 38, 8, ink) + disc(0, 0, 28, ink) + disc(0, 0, 15, light);

const cloud =
	disc(-22, 2, 20, ink) + disc(4, -14, 27, ink) + disc(27, 4, 18, ink) + rect(-22, 0, 50, 22, ink);

const glass =
	line(
		[
			[14, 14],
			[36, 36],
		],
		15,
		ink,
	) +
	disc(-9, -9, 29, half + 0.2) +
	ring(-9, -9, 29, 10, ink);

const drawings = { browser, phone, cloud, wheel, plugs, glass };

/** A card with one of the drawings; 0,0 is its middle, `size` its side. */
export const serviceCard = (name: keyof typeof drawings, size: number) =>
	rect(-size / 2, -size / 2, size, size, light, 8) + place(0, 0, size * 0.0088, drawings[name]);
