import { slides } from './knowledge-slides.ts';
import { box, disc, type Loom, setUp } from './loom.ts';
import { chance, type Reel } from './stage.ts';

/** An audience before a screen, seen from behind: heads that lean to each other, and a lectern in the light. */

const seconds = 9;
const night = 0;
const orange = 1;
const cream = 2;
const rust = 3;
const brown = 4;
let loom: Loom | undefined;

const turn = (t: number, times: number, start = 0) => Math.sin(((t / seconds) * times + start) * Math.PI * 2);

function drawHall(on: Loom) {
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
	on.paint(cream, 0.34, new Path2D('M884 428L962 0H1014L1092 428Z'));
}

/** A lectern in the light; nobody stands behind it: the slides are what is looked at. */
function drawLectern(on: Loom) {
	on.paint(brown, 1, new Path2D('M918 340H1058L1042 560H934Z'));
	on.paint(rust, 1, new Path2D('M906 316H1070L1058 342H918Z'));
	on.paint(cream, 0.96, new Path2D('M938 318L950 296H1002L998 318Z'));
	on.line(night, 1, 8, new Path2D('M1040 316Q1048 274 1018 256'));
	on.paint(night, 1, disc(1012, 252, 13, 11));
	on.paint(cream, 0.94, box(970, 392, 34, 34));
	on.paint(rust, 1, box(978, 400, 18, 18));
}

interface Seat {
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly ink: number;
	readonly seed: number;
}

const rows: readonly (readonly Seat[])[] = [
	{ y: 492, size: 0.56, n: 9, ink: rust },
	{ y: 540, size: 0.78, n: 7, ink: brown },
	{ y: 600, size: 1.05, n: 5, ink: night },
].map(({ y, size, n, ink }, row) =>
	Array.from({ length: n }, (_, i) => ({
		x: ((i + (row % 2 ? 0.5 : 0.14)) / (n - 0.3)) * 1280,
		y: y + (chance(i, row + 4) - 0.5) * 20 * size,
		size,
		ink,
		seed: row * 31 + i,
	})),
);

const short = 'M-34 40C-46 10 -46 -30 -31 -48C-16 -64 16 -64 31 -48C46 -30 46 10 34 40C22 50 -22 50 -34 40Z';
const long = 'M-44 88C-52 40 -48 -28 -33 -50C-16 -66 16 -66 33 -50C48 -28 52 40 44 88C24 96 -24 96 -44 88Z';
const nape = 'M-20 30H20V66H-20Z';
const shoulders =
	'M-128 250C-126 150 -116 102 -74 84C-44 72 -28 70 -22 54H22C28 70 44 72 74 84C116 102 126 150 128 250Z';
const collar = 'M-34 70Q0 92 34 70L38 80Q0 106 -38 80Z';

/** Somebody from behind: shoulders, a neck, ears, hair, which is short or long; some wear a collar. */
function drawListener(on: Loom, { x, y, size, ink, seed }: Seat, t: number) {
	const lean = turn(t, 1, chance(seed, 2)) * 5 * size;
	const at = (d: string, dx = 0) => {
		const shape = new Path2D();
		shape.addPath(new Path2D(d), new DOMMatrix([size, 0, 0, size, x + dx, y]));
		return shape;
	};
	const skin = ink === rust ? orange : rust;
	const edge = 7 * size;
	on.line(orange, 0.2, edge, at(shoulders));
	on.paint(ink, 1, at(shoulders));
	on.paint(skin, 1, at(nape, lean * 0.5));
	if (seed % 2) on.paint(cream, 0.9, at(collar, lean * 0.3));
	const hair = at(seed % 3 === 1 ? long : short, lean);
	on.line(orange, 0.2, edge, hair);
	if (seed % 3 !== 1)
		for (const side of [-1, 1])
			on.paint(skin, 1, disc(x + lean + side * 44 * size, y + 8 * size, 9 * size, 15 * size));
	on.paint(night, 1, hair);
}

function draw(brush: CanvasRenderingContext2D, t: number) {
	loom ??= setUp({
		cell: 4,
		ground: '#f9ac2c',
		warp: '#efa021',
		inks: ['#2b1b33', '#d9640a', '#fff6e0', '#bd4f0c', '#6d2f1c'],
	});
	loom.clear();
	drawHall(loom);
	slides(loom, t, seconds);
	drawLectern(loom);
	for (const row of rows) for (const seat of row) drawListener(loom, seat, t);
	loom.weave(brush);
}

export const knowledge: Reel = { seconds, draw };
