import { count } from '../../numbers.ts';
import { faint, line, oval, type Point, place, rect } from '../kit/shapes.ts';

/** A part that was turned on a lathe, lit from above, from x over a width; so high above and below 0. */
const turned = (x: number, w: number, half: number, t: number, round = 0) =>
	rect(x, -half, w, half * 2, t * 0.5, round) +
	rect(x, -half, w, half * 1.86, t * 0.16, round) +
	rect(x, -half, w, half * 1.5, t * 0.5, round) +
	rect(x, -half, w, half * 1.06, t, round) +
	rect(x, -half, w, half * 0.26, t * 0.66, round);

/** A piece of a strand in the plait, by the angle of its swing to both sides. */
const swing = (strand: number, from: number, to: number) =>
	count(7, (n): Point => {
		const angle = ((from + ((to - from) * n) / 6) * Math.PI) / 180;
		const x = 34 * (angle - (strand * Math.PI * 2) / 3);
		return [x, 30 * Math.sin(angle) + x * x * 0.0005];
	});

/** A cable plaited of three strands, from 0 to the right and beyond the plane. */
const cable = () =>
	[0, 90]
		.map((first) =>
			count(18, (n) => {
				const [strand, from] = [n % 3, first + Math.floor(n / 3) * 180];
				return (
					line(swing(strand, from, from + 90), 40, 0.02) +
					line(swing(strand, from - 14, from + 100), 26, [0.98, 0.62, 0.84][strand] ?? 0)
				);
			}).join(''),
		)
		.join('');

/** The sleeve that lets a cable bend, in rings that grow towards the body; 104 long. */
const sleeve = () =>
	rect(0, -52, 104, 104, 0.02) + count(3, (i) => turned(i * 34, 25, 58 + i * 9, 0.7, 6)).join('');

/** The body from the sleeve to the rim of its face at 330. */
const body = (t: number, grooves: number) =>
	place(34, 0, 1, sleeve()) +
	rect(132, -96, 108, 192, 0.02) +
	turned(140, 92, 96, t) +
	count(grooves, (i) => rect(154 + i * 25, -96, 9, 192, 0.03)).join('') +
	turned(240, 90, 128, t) +
	rect(258, -128, 10, 256, 0.04);

/** Where pins and holes sit in a face, seen aslant. */
const seats: readonly Point[] = [
	[8, -66],
	[-16, -23],
	[16, 23],
	[-8, 66],
];

const pin = ([x, y]: Point) =>
	oval(x, y, 11, 20, 0.5) +
	rect(x, y - 13, 124 - x, 26, 0.36, 10) +
	rect(x - 2, y - 13, 124 - x, 17, 0.99, 8);

const plugBody = () =>
	body(0.96, 3) +
	oval(330, 0, 52, 128, 0.98) +
	oval(333, 0, 43, 110, 0.02) +
	place(334, 0, 1, seats.map(pin).join(''));

const hole = ([x, y]: Point) => oval(330 - x, y, 12, 20, 0.5) + oval(329 - x, y - 1, 10, 17, 0.01);

const socketBody = () =>
	body(0.78, 0) + oval(330, 0, 52, 128, 0.3) + oval(331, 0, 45, 114, 0.99) + seats.map(hole).join('');

/** What a half of the coupling throws on the bench. */
const shadow = () =>
	faint(
		0.8,
		rect(-400, -40, 420, 90, 0.01, 30) +
			rect(34, -74, 120, 148, 0.01, 20) +
			rect(130, -96, 120, 192, 0.01) +
			rect(240, -128, 90, 256, 0.01) +
			oval(330, 0, 52, 128, 0.01),
	);

/** A half with its cable, its face towards the middle of the plane. */
const half = (x: number, drawn: string, flip = false) =>
	place(x + 22, 330, 1.06, shadow(), { flip }) +
	place(x, 294, 1.06, place(40, 0, 1, cable(), { flip: true }) + drawn, { flip });

/** The top of a bench, of boards. */
const bench = () =>
	rect(0, 0, 1200, 600, 0.25) +
	count(2, (i) => rect(0, 78 + i * 440, 1200, 9, 0.05) + rect(0, 87 + i * 440, 1200, 7, 0.4)).join('');

/** On a plane of 1200 by 600: a plug and its socket on a bench, about to be joined, each with its plaited cable. */
export const plug = () => bench() + half(130, plugBody()) + half(1056, socketBody(), true);
