import { place } from '../kit/shapes.ts';
import { sleeve, wristOf } from './hands.ts';
import { holding, wrists } from './holding.ts';

/** Two hands and their sleeves: how far a hand is turned down from the level, and where its elbow lies from its wrist. */
export type Arms = {
	readonly skin: number;
	readonly cloth: readonly [left: number, right: number];
	readonly cuff: readonly [left: number, right: number];
	readonly turn: number;
	readonly elbow: readonly [out: number, down: number];
	readonly scale?: number;
};

/** A hand at each end of something flat, from `left` to `right` at the height `y`: its fingers behind, its thumb before. */
export const held = (left: number, right: number, y: number, thing: string, arms: Arms) => {
	const { skin, cloth, cuff, turn, elbow, scale = 1.15 } = arms;
	const hand = holding(skin);
	const side = (x: number, which: 0 | 1) => {
		const flip = which === 0;
		const turned = { flip, turn: flip ? -turn : turn };
		const wrist = wristOf([x, y], wrists.holding, scale, turned.turn, flip);
		const out = flip ? -1 : 1;
		return {
			behind:
				sleeve(
					[[wrist[0] + out * elbow[0] * 1.6, wrist[1] + elbow[1] * 1.6], 96],
					[[wrist[0] + out * elbow[0], wrist[1] + elbow[1]], 82],
					[wrist, 54],
					cloth[which],
					cloth[which] * 0.5,
					cuff[which],
				) + place(x, y, scale, hand.behind, turned),
			thumb: place(x, y, scale, hand.thumb, turned),
		};
	};
	const [l, r] = [side(left, 0), side(right, 1)];
	return l.behind + r.behind + thing + l.thumb + r.thumb;
};
