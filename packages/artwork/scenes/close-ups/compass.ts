import { count } from '../../numbers.ts';
import { curve, disc, faint, type Point, path, place, poly, rect, ring } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

/** Lays a drawing from above onto a plane: where its two axes go, and its origin. */
const lay = (axes: string, x: number, y: number, body: string) =>
	`<g transform="matrix(${axes} ${x} ${y})">${body}</g>`;

/** The table lies a little away from us; the lid stands up from its hinge. */
const table = '1 0 0 .88';
const open = '.86 .15 0 .88';

/** Lines of equal height. */
const hill = [
	'M350 130C330 20 420 0 490 20S590 130 510 190S370 220 350 130z',
	'M392 124C386 60 430 44 480 58S546 126 500 158S402 174 392 124z',
	'M432 116C432 88 452 82 476 90S498 120 480 132S436 136 432 116z',
];

/** A map of five folded panels, with a hill and a dashed way to a cross; 1200 by 528 around 0,0. */
const map = () =>
	faint(0.6, rect(-580, -200, 1220, 500, 0.01)) +
	count(5, (i) => {
		const [x, from, to] = [-600 + i * 240, i % 2 ? 14 : -14, i % 2 ? -14 : 14];
		const corners: readonly Point[] = [
			[x, -250 + from],
			[x + 240, -250 + to],
			[x + 240, 250 + to],
			[x, 250 + from],
		];
		return poly(corners, i % 2 ? 0.34 : 0.54);
	}).join('') +
	hill.map((d) => curve(d, 10, 0.1)).join('') +
	count(6, (i) => place(300 + i * 44, -60 - i * 20, 1, rect(-15, -7, 30, 14, 0.98, 4), { turn: -25 })).join(
		'',
	) +
	place(560, -176, 1, rect(-30, -8, 60, 16, 0.98) + rect(-8, -30, 16, 60, 0.98), { turn: 45 });

/** One end of the needle, a lit and a shaded face on both sides of its ridge. */
const end = (light: number, shade: number) =>
	path('M-26 0L0 -140V0z', light) + path('M26 0L0 -140V0z', shade);

const needle = () =>
	faint(0.4, place(10, 14, 1, path('M-26 0L0 -140L26 0L0 140z', 0.01))) +
	path('M-34 0L0 -156L34 0L0 156z', 0.03) +
	end(0.2, 0.03) +
	place(0, 0, 1, end(0.6, 0.9), { turn: 180 }) +
	disc(0, 0, 22, 0.03) +
	disc(0, 0, 14, 0.9);

const directions = ['N', 'E', 'S', 'W'];

const dial = () =>
	disc(0, 0, 176, 0.62) +
	disc(8, 9, 168, 0.99) +
	count(24, (i) => place(0, 0, 1, rect(-4, -168, 8, i % 2 ? 14 : 24, 0.1), { turn: i * 15 })).join('') +
	directions
		.map((name, i) => {
			const angle = (i * Math.PI) / 2;
			return word(Math.sin(angle) * 112, 26 - Math.cos(angle) * 112, 56, name, 0.03, { middle: true });
		})
		.join('') +
	place(0, 0, 1, needle(), { turn: 45 });

/** The stem and the bow by which the compass hangs. */
const bow = () => ring(300, 0, 50, 22, 0.03) + ring(300, 0, 50, 12, 0.8) + rect(200, -30, 60, 60, 0.5, 8);

/** A round case of brass: its wall, its rim lit from the upper left, and the dial. */
const body = () =>
	bow() +
	disc(0, 48, 222, 0.02) +
	disc(0, 40, 216, 0.4) +
	rect(-216, 0, 120, 40, 0.7) +
	rect(-96, 0, 312, 40, 0.4) +
	disc(0, 0, 222, 0.03) +
	disc(0, 0, 216, 0.52) +
	disc(-5, -6, 209, 0.98) +
	disc(3, 4, 202, 0.7) +
	disc(0, 0, 186, 0.04) +
	dial();

/** The hollow of the lid, polished; its hinge is at the origin. */
const lid = () =>
	disc(-200, 8, 218, 0.03) +
	disc(-210, 0, 212, 0.98) +
	disc(-206, 4, 198, 0.6) +
	disc(-210, 0, 186, 0.2) +
	disc(-200, 10, 172, 0.74) +
	path('M-330 104L-150 -150Q-110 -142 -76 -112L-270 164Q-306 140 -330 104z', 0.95);

/** A brass compass on a folded map, its lid open and its needle between two of its letters. */
export const compass = () =>
	rect(0, 0, 1200, 600, 0.07) +
	lay(table, 600, 296, place(0, 0, 1, map(), { turn: -4 })) +
	faint(0.7, lay(table, 644, 350, disc(0, 0, 218, 0.01))) +
	faint(0.6, lay(table, 436, 330, disc(-190, 0, 196, 0.01))) +
	lay(open, 400, 288, lid()) +
	lay(table, 606, 284, body()) +
	rect(374, 236, 32, 104, 0.03, 8) +
	count(3, (i) => rect(380, 242 + i * 32, 20, 28, 0.8, 5)).join('');
