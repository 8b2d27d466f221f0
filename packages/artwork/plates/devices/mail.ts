import { curve, disc, rect } from '../../scenes/kit/shapes.ts';

export const mail = () =>
	rect(150, 190, 900, 560, 0.92, 16) +
	curve('M170 210L600 540L1030 210', 30, 0.12) +
	curve('M170 730L480 460', 20, 0.35) +
	curve('M1030 730L720 460', 20, 0.35) +
	disc(1000, 220, 96, 0.55) +
	disc(1000, 220, 60, 0.95);
