import { fade, glow, rect } from '../kit/shapes.ts';
import { gear } from './gear.ts';

export const driveUnit = () =>
	fade(0, 0, 1200, 900, 0.3, 0.2) +
	glow(520, 440, 560, 460, 0.6, 0.7) +
	rect(430, 500, 80, 400, 0.34) +
	rect(850, 290, 80, 620, 0.28) +
	gear(470, 500, 300, 22, 0.9, 4) +
	gear(890, 290, 170, 12, 0.62, 8) +
	gear(930, 660, 130, 10, 0.76, 14);
