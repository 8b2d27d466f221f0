import { count } from '../../numbers.ts';
import { sleeve, wristOf, writing } from '../figure/hands.ts';
import { curve, disc, fade, faint, line, type Point, path, place, rect, ring } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

/** A hall as a plan: walls, a stage, seats in arcs, two doors. */
const plan = () =>
	rect(-330, -250, 660, 500, 0.97) +
	rect(-290, -210, 580, 420, 0.3) +
	rect(-278, -198, 556, 396, 0.93) +
	path('M-120 -198h240v66q-120 40 -240 0z', 0.44) +
	count(5, (r) =>
		count(9 + r, (i) => {
			const a = ((i - (8 + r) / 2) / (8 + r)) * 1.9;
			const d = 120 + r * 56;
			return disc(Math.sin(a) * d * 1.04, -196 + Math.cos(a) * d, 13, r === 0 ? 0.2 : 0.5);
		}).join(''),
	).join('') +
	rect(-40, 196, 80, 16, 0.97) +
	curve('M-40 204q0 -60 40 -66M40 204q0 -60 -40 -66', 5, 0.4);

/** A month with two days marked. */
const month = () =>
	rect(-150, -140, 300, 280, 0.98) +
	rect(-150, -140, 300, 62, 0.26) +
	word(0, -92, 38, 'Dates', 0.98, { middle: true }) +
	count(5, (r) => count(7, (i) => rect(-130 + i * 38, -58 + r * 38, 26, 22, 0.8)).join('')).join('') +
	rect(-16, 18, 26, 22, 0.12) +
	rect(22, 18, 26, 22, 0.12) +
	ring(15, 29, 48, 8, 0.3);

const page = () =>
	rect(-190, -250, 380, 500, 0.99) +
	word(-150, -150, capitalFor('Proposal', 290), 'Proposal', 0.14) +
	count(6, (i) => rect(-150, -104 + i * 38, i === 5 ? 160 : 300, 9, 0.62)).join('') +
	rect(-150, 150, 130, 6, 0.3) +
	curve('M-146 136q26 -46 40 -8t40 -14t36 4', 7, 0.14);

const shadow = (w: number, h: number) => faint(0.4, rect(-w / 2 + 18, -h / 2 + 20, w, h, 0.02));

/** The hand that signs, by the tip of its pen, and its sleeve from the lower right. */
const signing = (pen: Point, scale: number, shoulder: Point, elbow: Point) => {
	const wide = scale / 1.6;
	return (
		sleeve(
			[shoulder, 110 * wide],
			[elbow, 90 * wide],
			[wristOf(pen, [-196, -26], scale, 22, true), 62 * wide],
			0.12,
			0.04,
			0.97,
		) + place(pen[0], pen[1], scale, writing(0.62, 0.06, true), { flip: true, turn: 22 })
	);
};

/** A proposal is signed on a table with the plan of a hall and a calendar. */
export const proposal = () =>
	fade(0, 0, 1200, 900, 0.5, 0.36) +
	count(7, (i) => rect(0, i * 132, 1200, 5, 0.34)).join('') +
	place(352, 318, 1, shadow(660, 500) + plan(), { turn: -8 }) +
	place(1010, 200, 1, shadow(300, 280) + month(), { turn: 7 }) +
	disc(118, 770, 84, 0.3) +
	disc(106, 758, 84, 0.97) +
	disc(106, 758, 64, 0.2) +
	line(
		[
			[176, 706],
			[214, 676],
		],
		24,
		0.97,
	) +
	place(650, 470, 1.1, shadow(380, 500) + page(), { turn: 3 }) +
	signing([622, 628], 1.6, [1330, 1000], [1150, 900]);

/** The same on a plane of 1200 by 600: everything lies whole on the table. */
export const proposalWide = () =>
	fade(0, 0, 1200, 600, 0.48, 0.36) +
	count(5, (i) => rect(0, 42 + i * 132, 1200, 5, 0.34)).join('') +
	place(292, 300, 0.7, shadow(660, 500) + plan(), { turn: -5 }) +
	place(1012, 226, 0.88, shadow(300, 280) + month(), { turn: 6 }) +
	place(686, 300, 0.84, shadow(380, 500) + page(), { turn: 2 }) +
	signing([662, 422], 1.12, [1300, 690], [1080, 610]);
