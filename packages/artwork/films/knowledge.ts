import { slides } from './knowledge-slides.ts';
import { box, disc, type Loom, setUp } from './loom.ts';
import { between, chance, pulse, type Reel } from './stage.ts';

/** An audience before a screen: heads that lean to each other, hands that go up, a speaker who points. */

const seconds = 9;
const night = 0;
const orange = 1;
const cream = 2;
const rust = 3;
const brown = 4;
let loom: Loom | undefined;

const turn = (t: number, times: number, start = 0) => Math.sin(((t / seconds) * times + start) * Math.PI * 2);

function drawHall(on: Loom, t: number) {
	on.paint(orange, 0.3, box(0, 0, 1280, 720));
	for (let k = 0; k < 5; k++) {
		on.paint(orange, 0.52 - k * 0.05, new Path2D(`M0 ${k * 26}L${250 - k * 12} ${60 + k * 10}V${430}H0Z`));
		on.paint(
			orange,
			0.52 - k * 0.05,
			new Path2D(`M1280 ${k * 26}L${1030 + k * 12} ${60 + k * 10}V${430}H1280Z`),
		);
	}
	for (const x of [90, 1190]) {
		on.paint(cream, 0.9, new Path2D(`M${x - 12} 150h24l16 46h-56z`));
		on.paint(cream, 0.28, new Path2D(`M${x - 28} 196h56l60 190h-176z`));
	}
	on.paint(orange, 0.44, box(0, 428, 1280, 300));
	on.paint(night, 0.92, box(254, 42, 622, 376));
	on.paint(cream, 0.96, box(266, 54, 598, 352));
	const lamp = 0.1 + 0.02 * turn(t, 3);
	on.paint(cream, lamp, new Path2D('M930 418L980 0H1150L1130 418Z'));
}

function drawSpeaker(on: Loom, t: number) {
	const sway = turn(t, 2) * 6;
	const point = pulse(t, 2.4, 4.2) + pulse(t, 5.6, 7.6);
	const [x, y] = [1010 + sway, 236];
	on.paint(night, 0.95, disc(x, y, 27, 32));
	on.paint(
		night,
		0.95,
		new Path2D(
			`M${x - 50} 436L${x - 46} ${y + 70}Q${x - 44} ${y + 40} ${x} ${y + 38}Q${x + 44} ${y + 40} ${x + 46} ${y + 70}L${x + 50} 436Z`,
		),
	);
	on.line(
		night,
		0.95,
		23,
		new Path2D(
			`M${x - 38} ${y + 62}L${x - 66 - 26 * point} ${y + 108 - 44 * point}L${x - 84 - 76 * point} ${y + 140 - 118 * point}`,
		),
	);
	on.paint(orange, 0.95, new Path2D('M950 330H1110L1094 440H966Z'));
	on.paint(night, 0.85, new Path2D('M938 318H1122L1112 338H948Z'));
	on.line(night, 0.9, 5, new Path2D('M1076 318Q1086 280 1056 262'));
	on.paint(night, 0.9, disc(1054, 260, 8));
}

interface Seat {
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly ink: number;
	readonly seed: number;
}

const rows: readonly (readonly Seat[])[] = [
	{ y: 478, size: 0.58, n: 14, ink: rust },
	{ y: 542, size: 0.8, n: 11, ink: brown },
	{ y: 624, size: 1.1, n: 8, ink: night },
].map(({ y, size, n, ink }, row) =>
	Array.from({ length: n }, (_, i) => ({
		x: ((i + (row % 2 ? 0.5 : 0.08)) / n) * 1320 + (chance(i, row) - 0.5) * 24,
		y: y + (chance(i, row + 4) - 0.5) * 22 * size,
		size: size * (0.94 + chance(i, row + 8) * 0.14),
		ink,
		seed: row * 31 + i,
	})),
);

/** Who raises a hand, and when. */
const hands: ReadonlyMap<number, readonly [from: number, to: number]> = new Map([
	[33, [0.6, 2.9]],
	[39, [4, 6.4]],
	[4, [2.4, 4.6]],
	[11, [5.4, 7.4]],
	[64, [6.2, 8.6]],
]);

function drawListener(on: Loom, { x, y, size, ink, seed }: Seat, t: number) {
	const nod = turn(t, 1 + (seed % 3), chance(seed)) * 3.4 * size;
	const lean = turn(t, 1, chance(seed, 2)) * 5 * size;
	const raised = hands.get(seed);
	const up = raised ? between(t, raised[0], raised[0] + 0.5) - between(t, raised[1] - 0.5, raised[1]) : 0;
	const [hx, hy] = [x + lean, y + nod];
	const hair = chance(seed, 6);
	const figure = new Path2D(
		`M${x - 84 * size} ${y + 260 * size}Q${x - 82 * size} ${y + 66 * size} ${hx - 17 * size} ${y + 38 * size}H${hx + 17 * size}Q${x + 82 * size} ${y + 66 * size} ${x + 84 * size} ${y + 260 * size}Z`,
	);
	figure.addPath(disc(hx, hy, 37 * size, 45 * size));
	if (hair > 0.7) figure.addPath(disc(hx, hy - 46 * size, 17 * size, 15 * size));
	else if (hair > 0.45)
		figure.addPath(
			new Path2D(
				`M${hx - 40 * size} ${hy + 62 * size}Q${hx - 46 * size} ${hy - 52 * size} ${hx} ${hy - 50 * size}Q${hx + 46 * size} ${hy - 52 * size} ${hx + 40 * size} ${hy + 62 * size}Z`,
			),
		);
	const arm = new Path2D(
		`M${x + 50 * size} ${y + 120 * size}L${x + 70 * size} ${y + (90 - 90 * up) * size}L${x + (72 - 8 * up) * size} ${y + (90 - 168 * up) * size}`,
	);
	if (up > 0) on.line(ink, 0, 36 * size, arm);
	on.line(ink, 0, 9 * size, figure);
	on.paint(ink, 1, figure);
	if (up > 0) on.line(ink, 1, 25 * size, arm);
}

function draw(brush: CanvasRenderingContext2D, t: number) {
	loom ??= setUp({
		cell: 4,
		ground: '#f9ac2c',
		warp: '#efa021',
		inks: ['#2b1b33', '#d9640a', '#fff6e0', '#bd4f0c', '#6d2f1c'],
	});
	loom.clear();
	drawHall(loom, t);
	slides(loom, t, seconds);
	drawSpeaker(loom, t);
	for (const row of rows) for (const seat of row) drawListener(loom, seat, t);
	loom.weave(brush);
}

export const knowledge: Reel = { seconds, draw };
