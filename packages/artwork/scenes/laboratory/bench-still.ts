import { fade, glow, line, path, rect, ring } from '../kit/shapes.ts';
import { flask } from './flask.ts';
import { tubes } from './tubes.ts';

export const benchStill = () =>
	fade(0, 0, 1200, 900, 0.3, 0.4) +
	glow(560, 380, 540, 420, 0.85, 0.55) +
	rect(0, 740, 1200, 160, 0.16) +
	rect(0, 730, 1200, 18, 0.7) +
	flask(420, 732, 470, 0.7) +
	tubes(700, 732, 250) +
	rect(150, 640, 90, 92, 0.2) +
	rect(176, 520, 38, 130, 0.6) +
	path('M195 520q-46 -50 0 -150q46 100 0 150z', 1) +
	ring(420, 690, 1, 1, 0.4) +
	line(
		[
			[1060, 732],
			[1060, 250],
		],
		14,
		0.6,
	) +
	line(
		[
			[1060, 330],
			[900, 330],
		],
		10,
		0.6,
	) +
	line(
		[
			[900, 330],
			[900, 470],
		],
		26,
		0.95,
	);
