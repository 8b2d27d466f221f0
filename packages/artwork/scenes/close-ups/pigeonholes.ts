import { count } from '../../numbers.ts';
import { sleeve, wristOf } from '../figure/hands.ts';
import { holding, wrists } from '../figure/holding.ts';
import { fade, faint, type Point, path, place, rect } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

const skin = 0.5;
const names = ['Research', 'Conferences', 'Software'] as const;

/** All plates are set in the size of the longest word. */
const capital = capitalFor('Conferences', 316);

/** An envelope from the front, 250 by 168, its flap at the top; its middle is at 0,0. */
const envelope = (t: number) =>
	rect(-125, -84, 250, 168, t, 4) +
	path('M-125 -80L0 14L125 -80L125 -62L0 34L-125 -62z', t * 0.62) +
	rect(-125, -84, 250, 9, t * 0.8);

/** Letters that lie flat on the floor of a pigeonhole, whose middle is at x. */
const pile = (x: number, floor: number, many: number) =>
	count(many, (i) => {
		const wide = 250 - ((i * 53) % 4) * 16;
		return rect(x - wide / 2 + ((i * 29) % 3) * 10, floor - 24 - i * 26, wide, 22, i % 3 === 1 ? 0.62 : 0.94);
	}).join('');

/** A pigeonhole: light falls in from the upper left. */
const hole = (x: number, y: number, tall: number) =>
	rect(x - 176, y, 352, tall, 0.1) +
	path(`M${x - 176} ${y}H${x + 176}L${x + 146} ${y + 44}H${x - 146}z`, 0.03) +
	path(`M${x + 176} ${y}V${y + tall}L${x + 146} ${y + tall - 26}V${y + 44}z`, 0.26) +
	path(`M${x - 176} ${y + tall}H${x + 176}L${x + 146} ${y + tall - 26}H${x - 146}z`, 0.34);

const plate = (x: number, y: number, name: string) =>
	faint(0.4, rect(x - 164, y + 8, 340, 92, 0)) +
	rect(x - 172, y, 344, 92, 0.14) +
	rect(x - 166, y + 6, 332, 80, 0.99) +
	word(x, y + 46 + capital / 2, capital, name, 0.08, { middle: true });

const columns = [210, 600, 990] as const;
const taken: Point = [722, 432];

/** A rack of pigeonholes seen straight on, one for each division; a hand puts a letter into the middle one. */
export const pigeonholes = () => {
	const hand = holding(skin);
	return (
		fade(0, 0, 1200, 900, 0.74, 0.62) +
		rect(0, 92, 1200, 10, 0.96) +
		rect(0, 552, 1200, 10, 0.94) +
		columns
			.map(
				(x, i) =>
					plate(x, 124, names[i] ?? '') +
					hole(x, 236, 306) +
					pile(x, 522, [4, 2, 3][i] ?? 0) +
					hole(x, 586, 400),
			)
			.join('') +
		pile(210, 880, 6) +
		pile(600, 880, 3) +
		sleeve(
			[[1400, 1100], 120],
			[[1230, 880], 96],
			[wristOf(taken, wrists.holding, 1.2, 40), 56],
			0.42,
			0.2,
			0.98,
		) +
		place(taken[0], taken[1], 1.2, hand.behind, { turn: 40 }) +
		place(606, 380, 1.04, envelope(0.98), { turn: -10 }) +
		place(taken[0], taken[1], 1.2, hand.thumb, { turn: 40 })
	);
};
