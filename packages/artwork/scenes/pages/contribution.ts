import { chance, count } from '../../numbers.ts';
import { fromBehind } from '../figure/from-behind.ts';
import { sleeve, wristOf } from '../figure/hands.ts';
import { holding, wrists } from '../figure/holding.ts';
import { disc, fade, oval, type Point, path, place, rect } from '../kit/shapes.ts';

const skin = 0.5;
const grip: Point = [770, 330];

/** A plaque, 250 x 310, on its upright left edge at 0,0: a wreath and a plate. */
const plaque = () =>
	rect(0, -190, 250, 310, 0.12, 16) +
	rect(18, -172, 214, 274, 0.97, 8) +
	count(11, (i) => {
		const a = Math.PI * (0.75 + i * 0.15);
		return oval(125 + 66 * Math.cos(a), -70 + 66 * Math.sin(a), 17, 17, 0.5);
	}).join('') +
	path('M125 -112L137 -84L167 -82L144 -63L152 -34L125 -50L98 -34L106 -63L83 -82L113 -84z', 0.24) +
	rect(62, 32, 126, 40, 0.3, 6);

/** The small lights that a dark hall holds up. */
const lights = () => {
	const R = chance('lights');
	return count(44, () => disc(R.range(20, 1180), R.range(200, 620), R.range(5, 9), R.range(0.4, 0.8))).join(
		'',
	);
};

/** Somebody honoured, seen from behind, lifts a plaque into the light before a dark hall. */
export const contribution = () => {
	const hand = holding(skin);
	const turn = { flip: true, turn: -62 };
	return (
		fade(0, 0, 1200, 900, 0.1, 0.26) +
		count(5, (i) => rect(60 + i * 240, 50, 120, 26, 0.95, 8)).join('') +
		lights() +
		path('M820 0H1010L1130 900H560z', 0.42) +
		place(400, 420, 1.3, fromBehind({ skin, hair: 0.04, cut: 'bun', cloth: 0.16, edge: 0.7, rim: 0.9 })) +
		sleeve(
			[[600, 760], 96],
			[[700, 720], 62],
			[wristOf(grip, wrists.holding, 1, -62, true), 42],
			0.16,
			0.06,
			0.6,
		) +
		place(grip[0], grip[1], 1, hand.behind, turn) +
		place(grip[0], grip[1], 1, plaque(), { turn: 4 }) +
		place(grip[0], grip[1], 1, hand.thumb, turn)
	);
};
