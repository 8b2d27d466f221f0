import { count } from '../../numbers.ts';
import { curve, disc, faint, type Point, path, place, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

/** A checked cloth with a fringe at its left, folded over and over; 710 by 410 around 0,0. */
const cloth = () =>
	faint(0.6, rect(-310, -170, 680, 420, 0.01, 24)) +
	count(15, (i) => rect(-378, -190 + i * 24, 60, 12, 0.7, 5)).join('') +
	count(3, (i) => {
		const y = 132 - i * 28;
		return rect(-330, y, 664, 80, 0.06, 28) + rect(-330, y, 664, 70, i % 2 ? 0.5 : 0.74, 28);
	}).join('') +
	rect(-330, -200, 660, 340, 0.06, 14) +
	rect(-330, -200, 660, 330, 0.64, 14) +
	count(4, (i) => rect(-270 + i * 160, -200, 56, 330, 0.46)).join('') +
	count(3, (i) => faint(0.5, rect(-330, -166 + i * 110, 660, 44, 0.2))).join('');

type Bend = readonly [Point, Point, Point, Point];

/** The middle of the tape: over the cloth and round, and then over itself. */
const bends: readonly Bend[] = [
	[
		[96, 300],
		[250, 150],
		[480, 122],
		[690, 136],
	],
	[
		[690, 136],
		[860, 148],
		[960, 194],
		[1040, 270],
	],
	[
		[1040, 270],
		[1150, 376],
		[1120, 484],
		[1020, 480],
	],
	[
		[1020, 480],
		[900, 474],
		[890, 340],
		[984, 240],
	],
	[
		[984, 240],
		[1050, 170],
		[1130, 140],
		[1260, 136],
	],
];

const along = ([a, b, c, d]: Bend, t: number): Point => {
	const at = (i: 0 | 1) =>
		a[i] * (1 - t) ** 3 + 3 * b[i] * t * (1 - t) ** 2 + 3 * c[i] * t * t * (1 - t) + d[i] * t ** 3;
	return [at(0), at(1)];
};

const cell = 24;

/** Where a line stands on the tape, and the angle at which the tape runs there. */
const stops = () => {
	const points = bends.flatMap((bend) => count(500, (i) => along(bend, i / 500)));
	let run = 0;
	return points.flatMap(([x, y], i) => {
		const [fromX, fromY] = points[i - 1] ?? [x, y];
		const before = Math.floor(run / cell);
		run += Math.hypot(x - fromX, y - fromY);
		const turn = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
		return Math.floor(run / cell) > before ? [{ x, y, turn, bend: i / 500 }] : [];
	});
};

/** A number before its line, and short lines between. */
const mark = (i: number) =>
	i % 4 === 0
		? rect(-4, -36, 8, 72, 0.05) + word(-48, 8, 40, `${i / 4}`, 0.03, { middle: true })
		: rect(-4, 18, 8, 18, 0.05);

const draw = (list: readonly Bend[]) => list.map(([a, ...to]) => `M${a}C${to.join(' ')}`).join('');

const shadowOf = (d: string) => faint(0.6, place(12, 16, 1, curve(d, 76, 0.01)));

/** Some bends of the tape, and its marks from one place to another, counted in bends. */
const part = (lying: readonly Bend[], from: number, to: number) =>
	curve(draw(lying), 76, 0.98) +
	stops()
		.map((stop, i) =>
			stop.bend >= from && stop.bend < to ? place(stop.x, stop.y, 1, mark(i + 1), stop) : '',
		)
		.join('');

/** The end of brass with its hole. */
const tip = () => rect(-46, -40, 60, 80, 0.04, 6) + rect(-42, -36, 52, 72, 0.6, 6) + disc(-18, 0, 11, 0.04);

/** The tape on the cloth, and what of it lies over itself. */
const ribbon = () =>
	shadowOf(draw(bends)) +
	part(bends.slice(0, 3), 0, 2.6) +
	place(96, 300, 1, tip(), { turn: -44 }) +
	shadowOf(draw(bends.slice(4))) +
	curve(draw(bends.slice(4)), 90, 0.06) +
	part(bends.slice(3), 2.6, 5);

/** Half of the shears from its point to where its bow begins; the edge that cuts lies along y = 0. */
const blade =
	'M-150 66L-176 30Q-90 20 -50 -34Q-20 -54 40 -50L330 -14Q352 -8 350 4L40 8Q-20 20 -60 44Q-100 70 -150 66z';

const half = () => curve(blade, 16, 0.03) + path(blade, 0.96) + path('M30 -14L346 -2L350 4L40 8z', 0.5);

const smallBow = { x: -214, y: 62, rx: 66, ry: 48, turn: -14 };
const largeBow = { x: -238, y: 68, rx: 92, ry: 52, turn: -12 };

const around = ({ x, y, rx, ry, turn }: typeof smallBow, drawn: (d: string) => string) =>
	place(x, y, 1, drawn(`M${-rx} 0A${rx} ${ry} 0 1 1 ${rx} 0A${rx} ${ry} 0 1 1 ${-rx} 0z`), { turn });

/** A lacquered bow, with light along it. */
const lacquer = (d: string) => curve(d, 36, 0.02) + place(-3, -4, 1, curve(d, 10, 0.54));
const shade = (d: string) => curve(d, 36, 0.01);

/** Two halves, open by as much as they are turned; the second is the mirror of the first. */
const pair = (below: string, above: string) =>
	`<g transform="scale(1 -1)">${place(0, 0, 1, below, { turn: -9 })}</g>${place(0, 0, 1, above, { turn: -9 })}`;

const shears = () =>
	faint(
		0.6,
		place(22, 12, 1, pair(shade(blade) + around(smallBow, shade), shade(blade) + around(largeBow, shade))),
	) +
	pair(half() + around(smallBow, lacquer), half() + around(largeBow, lacquer)) +
	disc(0, 0, 20, 0.03) +
	disc(-2, -2, 12, 0.7);

/** Shears and a measuring tape that curls over folded cloth, for work that is made to measure. */
export const tape = () =>
	rect(0, 0, 1200, 600, 0.1) +
	place(570, 304, 1, cloth(), { turn: -4 }) +
	ribbon() +
	place(568, 302, 0.9, shears(), { turn: -15 });
