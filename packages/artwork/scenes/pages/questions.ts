import { count } from '../../numbers.ts';
import type { Bust } from '../figure/bust.ts';
import { audience } from '../figure/from-behind.ts';
import { grips } from '../figure/grips.ts';
import { resting } from '../figure/hand-above.ts';
import { path, place, rect } from '../kit/shapes.ts';
import { handMicrophone } from '../props/hand-microphone.ts';

const asker: Bust = {
	skin: 0.66,
	hair: 0.04,
	cut: 'braid',
	cloth: 0.9,
	fold: 0.6,
	collar: 0.3,
	nod: -3,
	rim: 0.96,
};

/** Another who asks. */
export const student: Bust = { ...asker, cut: 'short', cloth: 0.7, fold: 0.4, collar: 0.97, glasses: true };

/** Somebody among the rows stands up and asks; another hand is up. */
export const questions = (who: Bust = asker, heads = 1) =>
	rect(0, 0, 1200, 900, 0.24) +
	count(3, (i) => rect(60 + i * 400, 90, 250, 330, 0.32)).join('') +
	path('M380 0H560L900 900H60z', 0.42) +
	audience(560, 0.4, 7, { from: heads + 3, rim: 0.3, dark: 0.8 }) +
	grips(who, [580, 480], handMicrophone(), { lean: -30, turn: -24, x: 360, bare: true }) +
	path('M972 900L978 640H1030L1044 900z', 0.5) +
	place(1004, 576, 0.46, resting(0.62), { turn: 4 }) +
	audience(790, 0.62, 5, { from: heads, rim: 0.46 });
