import { disc, path, rect } from '../kit/shapes.ts';

/** A microphone for a hand: it is held at 0,0, its head is at 0,-92. */
export const handMicrophone = () =>
	path('M-22 -70H22L14 76H-14z', 0.05) + disc(0, -92, 36, 0.05) + rect(-30, -72, 60, 9, 0.62);
