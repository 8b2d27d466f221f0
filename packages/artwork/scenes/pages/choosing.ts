import { type Bust, bust } from '../figure/bust.ts';
import { pointing, sleeve, wristOf } from '../figure/hands.ts';
import { holding, wrists } from '../figure/holding.ts';
import { fade, faint, type Point, place, rect } from '../kit/shapes.ts';
import { serviceCard } from '../props/service-cards.ts';

const skin = 0.5;
const client: Bust = { skin, hair: 0.05, cut: 'bun', cloth: 0.24, fold: 0.12, collar: 0.97, nod: 6 };
const guide: Bust = {
	skin,
	hair: 0.05,
	cut: 'short',
	beard: true,
	glasses: true,
	cloth: 0.7,
	fold: 0.5,
	collar: 0.97,
	nod: 6,
};

const finger: Point = [530, 480];
const edge: Point = [720, 440];

/** Three cards hang on the wall behind, one lies taken in a hand. */
const wall = () =>
	(['browser', 'phone', 'glass'] as const)
		.map((name, i) =>
			faint(0.9, place(440 + i * 160, 152, 1, rect(-74, -74, 148, 148, 0.5, 10) + serviceCard(name, 130))),
		)
		.join('');

/** Two people over a card of what can be had: one holds it, the other points at it. */
export const choosing = () => {
	const hand = holding(skin);
	return (
		fade(0, 0, 1200, 720, 0.82, 0.74) +
		wall() +
		place(170, 312, 1.14, bust(client)) +
		place(1030, 312, 1.14, bust(guide), { flip: true }) +
		rect(0, 720, 1200, 180, 0.3) +
		rect(0, 710, 1200, 16, 0.96) +
		sleeve(
			[[1060, 574], 80],
			[[1020, 700], 54],
			[wristOf(edge, wrists.holding, 1, 30), 42],
			0.66,
			0.3,
			0.97,
		) +
		place(edge[0], edge[1], 1, hand.behind, { turn: 30 }) +
		place(600, 430, 1, rect(-138, -138, 276, 276, 0.12, 14) + serviceCard('cloud', 252)) +
		place(edge[0], edge[1], 1, hand.thumb, { turn: 30 }) +
		sleeve([[140, 574], 80], [[178, 706], 54], [wristOf(finger, [-226, 44], 1, -24), 42], 0.2, 0.06, 0.97) +
		place(finger[0], finger[1], 1, pointing(skin), { turn: -24 })
	);
};
