import { audience } from '../figure/from-behind.ts';
import { sleeve, wristOf } from '../figure/hands.ts';
import { holding, wrists } from '../figure/holding.ts';
import { fade, faint, type Point, path, place, rect } from '../kit/shapes.ts';
import { word } from '../props/words.ts';

const skin = 0.62;

/** A slip of paper with a question mark, 250 by 330; its lower edge has its middle at 0,0. */
const slip = () =>
	faint(0.4, rect(-107, -312, 250, 330, 0)) +
	rect(-125, -330, 250, 330, 0.99) +
	word(-8, -130, 156, '?', 0.08, { middle: true });

/** A hand from below that holds a slip up: the slip stands on the point. */
const raised = (at: Point, scale: number, lean: number, elbow: Point) => {
	const hand = holding(skin);
	const turn = 90 + lean;
	const wrist = wristOf(at, wrists.holding, scale, turn);
	return (
		sleeve(
			[[elbow[0] - 10, elbow[1] + 260], 96 * scale],
			[elbow, 80 * scale],
			[wrist, 50 * scale],
			0.92,
			0.6,
			0.3,
		) +
		place(at[0], at[1], scale, hand.behind, { turn }) +
		place(at[0], at[1] + 34 * scale, scale, slip(), { turn: lean }) +
		place(at[0], at[1], scale, hand.thumb, { turn })
	);
};

/** Over the heads of a hall somebody holds up a slip with a question mark. */
export const questionSlip = () =>
	fade(0, 0, 1200, 900, 0.2, 0.34) +
	path('M570 0H790L1120 900H280z', 0.46) +
	audience(610, 0.4, 7, { from: 3, rim: 0.34, dark: 0.8 }) +
	raised([700, 470], 1.1, -4, [676, 960]) +
	audience(800, 0.66, 5, { from: 1, rim: 0.5 });
