import { disc, faint, path, place, poly, rect } from '../kit/shapes.ts';

const horizon = 388;

const sky = () =>
	rect(0, 0, 1200, horizon, 0.14) +
	disc(84, 166, 8, 0.96) +
	disc(226, 262, 6, 0.96) +
	disc(356, 148, 8, 0.96) +
	disc(748, 124, 6, 0.96) +
	disc(1066, 138, 8, 0.96);

/** The beam, brighter along its middle, and the water below its end. */
const beam = () =>
	path('M588 164L1200 178V388H1090L588 204z', 0.44) + path('M588 176L1200 226V340L588 194z', 0.82);

const sea = () => rect(0, horizon, 1200, 212, 0.04) + path('M846 388H1200V452z', 0.36);

/** The crest of a swell, thick where it is about to break. */
const swell = (x: number, y: number, w: number, t: number) =>
	path(`M${x} ${y}Q${x + w * 0.3} ${y - w * 0.2} ${x + w} ${y}Q${x + w * 0.4} ${y - w * 0.04} ${x} ${y}z`, t);

const swells = () =>
	[
		[30, 424, 120],
		[214, 446, 150],
		[-60, 486, 230],
	]
		.map(([x = 0, y = 0, w = 0]) => swell(x, y, w, 0.46))
		.join('') +
	[
		[780, 424, 120],
		[1086, 428, 110],
		[830, 476, 160],
		[1020, 508, 220],
	]
		.map(([x = 0, y = 0, w = 0]) => swell(x, y, w, 0.92))
		.join('');

/** A boat dark before the beam, a lamp on its mast, and its light in the water. */
const boat = () =>
	rect(30, -76, 9, 66, 0.01) +
	path('M-66 -22L-50 -16H48L74 -26L50 14H-48z', 0.01) +
	path('M-40 -50H8L16 -14H-40z', 0.01) +
	rect(-28, -42, 24, 16, 1) +
	disc(34, -80, 12, 1) +
	rect(4, 26, 56, 8, 0.98) +
	rect(16, 44, 40, 8, 0.98) +
	rect(10, 62, 26, 8, 0.98);

/** The rock: its back in shade, its lit faces, the shadow of the tower over it. */
const rock = () =>
	path('M326 528L352 470L398 452L424 416L478 402H650L698 424L742 420L792 474L846 492L880 530z', 0.1) +
	path('M326 528L352 470L398 452L424 416L478 402L494 434L436 470L416 528z', 0.66) +
	path('M494 434L436 470L416 528H520L548 466z', 0.4) +
	path('M478 402H650L620 430L548 466L494 434z', 0.8) +
	path('M698 424L742 420L756 452L722 484L684 456z', 0.4) +
	path('M792 474L846 492L880 530H812z', 0.36) +
	faint(0.8, path('M560 416H640L650 402L698 424L722 484L700 528H650L620 430z', 0.01));

/** Where the sea breaks on the rock. */
const surf = () =>
	path(
		'M262 534Q284 492 322 508Q340 478 380 506Q420 486 452 520Q500 502 540 526Q590 510 626 526' +
			'Q660 496 702 516Q744 500 776 520Q826 486 858 512Q902 500 934 538' +
			'Q860 534 800 546Q700 536 600 548Q500 536 400 546Q330 536 262 534z',
		0.97,
	);

/** The nearest swell, before the foot of the rock. */
const nearest = () =>
	path('M0 548Q130 508 300 532Q420 548 540 554Q700 562 820 546Q980 520 1200 552V600H0z', 0.1) +
	path('M20 542Q140 508 300 532Q400 546 500 552Q380 552 280 546Q140 534 20 542z', 0.5) +
	path('M740 556Q820 550 900 536Q1000 520 1130 542Q1010 534 920 548Q840 562 740 556z', 0.5);

const edge = (y: number) => 54 + ((y - 210) * 30) / 200;

/** A part of the tower between two heights; its right side is in shade. */
const part = (from: number, to: number, t: number) => {
	const [a, b] = [edge(from), edge(to)];
	return (
		poly(
			[
				[560 - a, from],
				[560 + a, from],
				[560 + b, to],
				[560 - b, to],
			],
			t * 0.5,
		) +
		poly(
			[
				[560 - a, from],
				[560 + a * 0.3, from],
				[560 + b * 0.3, to],
				[560 - b, to],
			],
			t,
		)
	);
};

const tower = () =>
	part(210, 416, 0.99) +
	part(266, 340, 0.54) +
	rect(506, 224, 108, 12, 0.3) +
	rect(530, 288, 20, 32, 0.98) +
	path('M522 416V382Q540 360 558 382V416z', 0.05);

const lantern = () =>
	rect(490, 180, 140, 8, 0.8) +
	rect(490, 180, 8, 28, 0.8) +
	rect(622, 180, 8, 28, 0.5) +
	rect(516, 156, 88, 52, 1) +
	rect(542, 156, 9, 52, 0.03) +
	rect(570, 156, 9, 52, 0.03) +
	path('M504 158Q512 122 560 118Q608 122 616 158z', 0.34) +
	path('M504 158Q512 122 560 118Q540 130 536 158z', 0.8) +
	disc(560, 114, 10, 0.9) +
	rect(488, 206, 144, 18, 0.5) +
	rect(488, 206, 144, 8, 0.92);

/** A lighthouse on a rock at night, on a plane of 1200 by 600: its beam finds a boat far off. */
export const lighthouse = () =>
	sky() +
	beam() +
	sea() +
	swells() +
	place(1020, 390, 1, boat()) +
	rock() +
	tower() +
	lantern() +
	surf() +
	nearest();
