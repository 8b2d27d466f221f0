import { count } from '../../numbers.ts';
import { sleeve, wristOf } from '../figure/hands.ts';
import { holding, wrists } from '../figure/holding.ts';
import { type Point, path, place, rect } from '../kit/shapes.ts';
import { gear } from '../laboratory/gear.ts';
import { word } from '../props/words.ts';

const hand = holding(0.62);

/** Where each hand holds, how it is turned, and its elbow. */
const left = { at: [390, 628], flip: true, turn: -50, elbow: [110, 1000] } as const;
const right = { at: [962, 316], flip: false, turn: 34, elbow: [1290, 760] } as const;

/** The parts of an arm: what lies behind the thing that it holds, and the thumb before it. */
const arm = ({ at, flip, turn, elbow }: typeof left | typeof right) => {
	const wrist = wristOf(at, wrists.holding, 1.2, turn, flip);
	const shoulder: Point = [elbow[0] * 2 - wrist[0], elbow[1] * 2 - wrist[1]];
	const held = (part: string) => place(at[0], at[1], 1.2, part, { flip, turn });
	return {
		behind: sleeve([shoulder, 112], [elbow, 90], [wrist, 56], 0.9, 0.5, 0.3) + held(hand.behind),
		thumb: held(hand.thumb),
	};
};

/** The bar of the calipers with its fixed jaw, and the jaw that slides with its display. */
const calipers = () =>
	rect(206, 212, 840, 66, 0.94) +
	rect(206, 212, 840, 12, 1) +
	count(14, (i) => rect(340 + i * 20, 224, 8, i % 5 ? 20 : 36, 0.16)).join('') +
	path('M206 212H312V560H286L206 390z', 0.94) +
	path('M206 212H226V390L286 560L206 390z', 1) +
	path('M648 180H936V316H754L674 560H648z', 0.78) +
	path('M648 180H936V194H648z', 1) +
	rect(676, 206, 200, 88, 0.04, 8) +
	word(776, 276, 56, '40.0', 0.98, { middle: true });

/** Two hands measure a wheel with calipers, close by. */
export const handsOn = () =>
	rect(0, 0, 1200, 900, 0.2) +
	path('M0 0H420L940 790H100z', 0.32) +
	rect(0, 780, 1200, 120, 0.08) +
	rect(0, 772, 1200, 14, 0.5) +
	arm(left).behind +
	arm(right).behind +
	gear(480, 500, 150, 16, 0.86, 6) +
	calipers() +
	arm(left).thumb +
	arm(right).thumb;
