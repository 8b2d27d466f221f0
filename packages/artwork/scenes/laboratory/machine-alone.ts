import { curve, fade, glow, rect } from '../kit/shapes.ts';
import { testFrame } from './test-frame.ts';

export const machineAlone = () =>
	fade(0, 0, 1200, 900, 0.34, 0.2) +
	glow(600, 420, 560, 460, 0.75, 0.7) +
	rect(0, 800, 1200, 100, 0.16) +
	testFrame(600, 830, 740, 0.86) +
	curve('M900 760Q1010 760 1010 640', 10, 0.5) +
	rect(940, 430, 200, 210, 0.1, 8) +
	rect(956, 446, 168, 130, 0.95) +
	curve('M970 560Q1010 470 1050 466T1110 530', 6, 0.2);
