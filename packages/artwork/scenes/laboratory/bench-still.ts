import { fade, glow, line, path, place, rect } from '../kit/shapes.ts';
import { flask } from './flask.ts';
import { tubes } from './tubes.ts';

/** Things on a bench; the flask stands at 0,0. */
const things = () =>
	flask(0, 0, 470, 0.7) +
	tubes(280, 0, 250) +
	rect(-270, -92, 90, 92, 0.2) +
	rect(-244, -212, 38, 130, 0.6) +
	path('M-225 -211q-46 -50 0 -150q46 100 0 150z', 1) +
	line(
		[
			[640, 0],
			[640, -482],
		],
		14,
		0.6,
	) +
	line(
		[
			[640, -402],
			[480, -402],
		],
		10,
		0.6,
	) +
	line(
		[
			[480, -402],
			[480, -262],
		],
		26,
		0.95,
	);

const bench = (flaskAt: number, y: number, scale: number) =>
	fade(0, 0, 1200, 900, 0.3, 0.4) +
	glow(560, 380, 540, 420, 0.85, 0.55) +
	rect(0, y + 8, 1200, 892 - y, 0.16) +
	rect(0, y - 2, 1200, 18, 0.7) +
	place(flaskAt, y, scale, things());

export const benchStill = () => bench(420, 732, 1);

/** For a crop of three to one, and for one of one to two: the flask whole in the middle. */
export const benchStillWide = () => bench(600, 622, 0.7);
