import { type Point, place } from '../kit/shapes.ts';
import { type Bust, bust } from './bust.ts';
import { sleeve, wristOf } from './hands.ts';
import { gripping, wrists } from './holding.ts';
import { shortSleeve } from './short-sleeve.ts';

/** Somebody in profile at the left whose fist at a point holds a thing: it is drawn upright around 0,0 and leans by `lean` degrees, the hand by `turn`; `bare` is an arm in a short sleeve. */
export const grips = (
	who: Bust,
	fist: Point,
	thing: string,
	{ lean = 0, turn = 0, x = 190, bare = false } = {},
) => {
	const shoulder = [[x - 30, 586], 82] as const;
	const elbow: Point = [x + 20, 736];
	const wrist = wristOf(fist, wrists.gripping, 1.15, turn);
	const [cloth, fold] = [who.cloth * 0.86, who.fold * 0.6];
	return (
		place(x, 320, 1.16, bust(who)) +
		place(fist[0], fist[1], 1.2, thing, { turn: lean }) +
		(bare
			? shortSleeve(shoulder, [elbow, 50], [wrist, 38], who.skin, [cloth, fold])
			: sleeve(shoulder, [elbow, 56], [wrist, 44], cloth, fold, who.collar)) +
		place(fist[0], fist[1], 1.15, gripping(who.skin), { turn })
	);
};
