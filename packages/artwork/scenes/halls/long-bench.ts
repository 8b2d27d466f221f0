import { count } from '../../numbers.ts';
import { type Bust, bust } from '../figure/bust.ts';
import { pointing, sleeve, wristOf } from '../figure/hands.ts';
import { gripping, wrists } from '../figure/holding.ts';
import { disc, line, oval, type Point, path, place, poly, rect, ring } from '../kit/shapes.ts';
import { wheel } from '../workshop/gear-train.ts';

const skin = 0.66;
const turns: Bust = {
	skin,
	hair: 0.03,
	cut: 'braid',
	cloth: 0.74,
	fold: 0.34,
	collar: 0.2,
	nod: 9,
	rim: 0.97,
};
const shows: Bust = {
	...turns,
	hair: 0.88,
	cut: 'short',
	beard: true,
	glasses: true,
	cloth: 0.5,
	fold: 0.2,
	collar: 0.97,
};

const top = 652;

/** Tones of what is out of the light: the wall, what hangs on it, what stands before it. */
const [wall, dark, dim] = [0.154, 0.077, 0.231];

const big: Point = [1650, 486];
const small: Point = [1850, 514];
const handle: Point = [1552, 566];
const tip: Point = [1936, 520];

/** A lamp that hangs over the bench at x, its rim at y; its shade has the tone `t`. */
const lamp = (x: number, y: number, t: number) =>
	rect(x - 5, 0, 10, y, 0.03) +
	path(
		`M${x - 128} ${y}C${x - 118} ${y - 56} ${x - 66} ${y - 84} ${x} ${y - 84}S${x + 118} ${y - 56} ${x + 128} ${y}z`,
		t,
	);

const light = (half: number, foot: number, t: number) =>
	poly(
		[
			[1750 - half, 190],
			[1750 + half, 190],
			[1750 + foot, top],
			[1750 - foot, top],
		],
		t,
	);

/** Tools that hang in a row in the dark, behind the bench. */
const hung = () =>
	rect(780, 300, 350, 16, dark) +
	path('M806 314h18v20h44v36h-44v96h-18v-96h-44v-36h44z', dark) +
	path('M908 314h14v60h14v110h-42v-110h14z', dark) +
	ring(982, 360, 32, 15, dark) +
	path('M1056 314h16v26l34 132h-24l-18 -84l-18 84h-24l34 -132z', dark);

/** What waits further along the bench: a box of tools, a wheel, a vice. */
const waiting = () =>
	rect(190, 590, 230, top - 590, dim) +
	rect(190, 610, 230, 10, dark) +
	path('M258 590v-30h94v30h-18v-14h-58v14z', dim) +
	wheel(640, 590, 42, 12, dim) +
	path('M930 652v-24h40v-46h130v26h-80v20h60v24z', dim) +
	rect(1096, 588, 56, 14, dim);

const stool = (x: number, edge: number) =>
	line(
		[
			[x - 44, 770],
			[x - 70, 930],
		],
		18,
		0,
	) +
	line(
		[
			[x + 44, 770],
			[x + 70, 930],
		],
		18,
		0,
	) +
	rect(x - 58, 846, 116, 14, 0) +
	oval(x, 768, 100, 24, 0) +
	oval(x, 760, 100, 20, edge);

const bench = () =>
	rect(0, top, 2400, 38, 0.308) +
	poly(
		[
			[1150, top],
			[2350, top],
			[2330, top + 38],
			[1170, top + 38],
		],
		0.96,
	) +
	rect(0, top + 38, 2400, 300, dark) +
	count(
		8,
		(i) =>
			rect(30 + i * 300, 716, 270, 200, wall) + rect(130 + i * 300, 742, 70, 13, i < 4 ? 0.308 : 0.62, 6),
	).join('');

const bearing = ([x, y]: Point, half: number) =>
	path(`M${x - 18} ${y}h36L${x + half} ${top}H${x - half}z`, 0.08);

const train = () =>
	bearing(big, 40) +
	bearing(small, 32) +
	rect(big[0] - 90, top - 22, 380, 24, 0.08) +
	wheel(big[0], big[1], 124, 20, 0.97) +
	wheel(small[0], small[1], 58, 10, 0.8, 0.62) +
	line([big, [handle[0] + 6, handle[1] - 4]], 20, 0.1) +
	disc(big[0], big[1], 22, 0.1) +
	rect(handle[0] - 13, handle[1] - 40, 26, 84, 0.99, 10);

/** Two people at a long bench, seen across the room: under the one lamp that is lit, one turns a train of wheels. */
export const longBench = () =>
	rect(0, 0, 2400, 900, wall) +
	hung() +
	light(122, 560, 0.308) +
	light(122, 420, 0.385) +
	lamp(470, 92, dark) +
	lamp(1110, 92, dark) +
	lamp(1750, 190, 1) +
	lamp(2390, 92, dark) +
	place(1330, 330, 0.82, bust(turns)) +
	place(2150, 336, 0.82, bust(shows), { flip: true }) +
	waiting() +
	bench() +
	train() +
	sleeve(
		[[1306, 516], 60],
		[[1336, 626], 42],
		[wristOf(handle, wrists.gripping, 0.82), 31],
		turns.cloth * 0.9,
		turns.fold * 0.7,
		turns.collar,
	) +
	place(handle[0], handle[1], 0.82, gripping(skin)) +
	sleeve(
		[[2172, 520], 60],
		[[2150, 622], 42],
		[wristOf(tip, [-226, 44], 0.8, 4, true), 31],
		shows.cloth * 0.9,
		shows.fold * 0.7,
		shows.collar,
	) +
	place(tip[0], tip[1], 0.8, pointing(skin), { flip: true, turn: 4 }) +
	stool(315, dark) +
	stool(915, dark) +
	stool(1515, 0.39) +
	stool(2115, 0.39);
