import { disc, faint, glow, poly, rect } from '../kit/shapes.ts';
import { screen } from '../props/screen.ts';
import { crowd } from './crowd.ts';

export const beamInTheDark = (seed: string) =>
	rect(0, 0, 1200, 900, 0.05) +
	screen(120, 120, 470, 290, seed) +
	faint(
		0.34,
		poly(
			[
				[120, 120],
				[590, 120],
				[1130, 20],
				[590, 410],
				[120, 410],
			],
			0.85,
		),
	) +
	faint(
		0.25,
		poly(
			[
				[590, 130],
				[1130, 20],
				[590, 400],
			],
			1,
		),
	) +
	rect(1090, 0, 110, 46, 0.4) +
	disc(1108, 26, 12, 1) +
	glow(350, 280, 560, 420, 0.6, 0.5) +
	crowd(seed, 640, 990, 3, -0.3, 120, 250);
