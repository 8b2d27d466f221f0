import { type Bust, bust } from '../figure/bust.ts';
import { grips } from '../figure/grips.ts';
import { place } from '../kit/shapes.ts';
import { handMicrophone } from '../props/hand-microphone.ts';

/** Who asks, and who answers. */
export const asker: Bust = {
	skin: 0.64,
	hair: 0.04,
	cut: 'bob',
	cloth: 0.9,
	fold: 0.6,
	collar: 0.4,
	nod: 2,
	rim: 0.94,
};
export const guest: Bust = {
	skin: 0.64,
	hair: 0.04,
	cut: 'short',
	beard: true,
	glasses: true,
	cloth: 0.4,
	fold: 0.24,
	collar: 0.97,
	nod: 2,
	rim: 0.94,
};

/** Two people in profile talk; one holds a microphone out to the other. */
export const conversation = (behind: string, before: string) =>
	behind +
	place(1010, 316, 1.16, bust(guest), { flip: true }) +
	grips(asker, [560, 520], handMicrophone(), { lean: 52, turn: -10 }) +
	before;
