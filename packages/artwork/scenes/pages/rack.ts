import { count } from '../../numbers.ts';
import { curve, disc, faint, line, type Point, place, poly, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

/** Where everything that runs away from us meets. */
const eye: Point = [-320, 40];
/** How much larger is what comes out of the front of the cabinet, how much smaller its back. */
const out = 1.15;
const back = 0.8;

const at = (x: number, y: number, size: number): Point => [
	eye[0] + (x - eye[0]) * size,
	eye[1] + (y - eye[1]) * size,
];

/** The side of a box with its front at x, from y to foot. */
const side = (x: number, y: number, foot: number, size: number, t: number) =>
	poly([[x, y], [x, foot], at(x, foot, size), at(x, y, size)], t);

const left = 336;
const wide = 564;
const right = left + wide;

/** The front of a unit, lit along its upper edge. */
const plate = (y: number, h: number) =>
	rect(left, y, wide, h, 0.4) + rect(left, y, wide, 9, 0.68) + rect(left, y + h - 9, wide, 9, 0.16);

/** The cabinet: its side, its frame with holes for screws, and the dark between the posts. */
const cabinet = () =>
	faint(0.7, rect(960, 100, 96, 800, 0.01)) +
	side(200, 40, 1200, back, 0.54) +
	rect(200, 40, 760, 860, 0.24) +
	rect(200, 40, 760, 12, 0.68) +
	rect(200, 40, 14, 860, 0.68) +
	rect(222, 76, right - 214, 824, 0.02) +
	count(26, (i) => rect(928, 92 + i * 32, 16, 16, 0.02)).join('');

const socket = (i: number) => 388 + i * 62;

/** A switch; six of its eight sockets are in use, and lit. */
const sockets = () =>
	plate(84, 98) +
	count(
		8,
		(i) => rect(socket(i) - 22, 122, 44, 42, 0.02) + rect(socket(i) - 7, 102, 14, 10, i < 6 ? 0.98 : 0.1),
	).join('');

/** A unit with eight drives in their bays; one rests. */
const drives = () =>
	plate(318, 104) +
	count(8, (i) => {
		const x = left + 22 + i * 66;
		return (
			rect(x, 336, 56, 68, 0.04, 4) +
			rect(x + 8, 344, 40, 30, 0.74, 3) +
			disc(x + 28, 390, 7, i === 5 ? 0.4 : 0.98)
		);
	}).join('');

/** The units below; the upper one lies in shadow. */
const below = () =>
	rect(left, 660, wide, 118, 0.3) +
	plate(786, 140) +
	count(9, (i) => rect(left + 120 + i * 48, 812, 30, 100, 0.03, 4)).join('') +
	disc(left + 40, 834, 10, 0.98) +
	disc(left + 76, 834, 10, 0.98);

const bright = 0.98;
const dim = 0.74;
const rim = 22;
const thick = 14;
const middle = 278;

/** A cable with its dark rim. */
const cable = (d: string, t: number) => curve(d, rim, 0.02) + curve(d, thick, t);

/** A piece of a cable in the plait, by the angle of its swing to both sides. */
const swing = (strand: number, beside: number, from: number, to: number) =>
	count(9, (n): Point => {
		const angle = ((from + ((to - from) * n) / 8) * Math.PI) / 180;
		const [across, down] = [35 * Math.cos(angle), 27];
		const off = beside / Math.hypot(across, down);
		return [
			middle + 35 * Math.sin(angle) + down * off,
			412 + down * (angle - (strand * Math.PI * 2) / 3) - across * off,
		];
	});

/** Three strands of two cables, in quarters of a swing: those that come in lie over those that go out. */
const plait = () =>
	[0, 90]
		.map((first) =>
			count(36, (n) => {
				const [strand, second, from] = [n % 3, n % 6 > 2, first + Math.floor(n / 6) * 180];
				const beside = second ? 10 : -10;
				return (
					line(swing(strand, beside, from, from + 90), rim, 0.02) +
					line(swing(strand, beside, from - 14, from + 100), thick, second ? dim : bright)
				);
			}).join(''),
		)
		.join('');

const strap = (y: number) => rect(212, y, 132, 28, 0.02, 8) + rect(220, y + 6, 116, 14, 0.5, 5);

/** Cables from the sockets down along the side, plaited on their way. */
const cables = () =>
	plait() +
	rect(222, 182, 114, 236, 0.02) +
	rect(222, 752, 114, 148, 0.02) +
	count(6, (i) => {
		const [x, y, turn] = [socket(i), 200 + i * 20, 228 + i * 20];
		const t = i % 2 ? bright : dim;
		return (
			rect(x - 15, 128, 30, 40, 0.9, 4) +
			cable(
				`M${x} 164V${y - 24}Q${x} ${y} ${x - 24} ${y}H${turn + 40}Q${turn} ${y} ${turn} ${y + 40}V418`,
				t,
			) +
			cable(`M${turn} 752V920`, t)
		);
	}).join('') +
	strap(404) +
	strap(736);

const high = 428;
const low = 652;

/** A handle before its shadow. */
const handle = (x: number) => rect(x, high + 46, 18, 132, 0.03, 6) + rect(x, high + 46, 10, 132, 0.9, 5);

/** The front of the unit that is drawn out: how long all has been up, and holes that let air in. */
const front = () =>
	rect(left, high, wide, low - high, 0.4) +
	rect(left, high, wide, 9, 0.9) +
	rect(left, high, 8, low - high, 0.9) +
	handle(left + 22) +
	rect(left + 56, high + 20, 354, 190, 0.02, 8) +
	rect(left + 68, high + 32, 330, 166, 0.98, 4) +
	word(left + 233, high + 106, 64, '99.9%', 0.03, { middle: true }) +
	word(left + 233, high + 174, 52, 'up', 0.03, { middle: true }) +
	count(18, (i) => disc(left + 438 + (i % 3) * 31, high + 38 + Math.floor(i / 3) * 30, 10, 0.03)).join('') +
	handle(left + 530);

/** A unit on its rails, a little out of the cabinet, and its shadow on what is below. */
const drawn = () =>
	rect(left, high - 6, wide, low - high + 14, 0.01) +
	faint(0.7, poly([[left, low], at(left, low, out), [480, 776], [960, 776], [960, 640]], 0.01)) +
	poly([[left, high], [right, high], at(right, high, out), at(left, high, out)], 0.74) +
	side(left, high, low, out, 0.6) +
	side(left, high + 86, high + 138, out, 0.03) +
	side(left, high + 97, high + 124, out, 0.9) +
	place(eye[0] * (1 - out), eye[1] * (1 - out), out, front());

/** A server cabinet from near: plaited cables, and a unit, drawn out, that says how long all has been up. */
export const rack = () =>
	rect(0, 0, 1200, 900, 0.2) + cabinet() + sockets() + drives() + below() + cables() + drawn();
