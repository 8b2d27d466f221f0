import { count } from '../../numbers.ts';
import { curve, disc, fade, line, poly, rect, ring } from '../kit/shapes.ts';
import { capitalFor, word } from '../props/words.ts';

export const seal = () =>
	fade(0, 0, 1200, 900, 0.5, 0.34) +
	rect(130, 110, 940, 680, 0.24) +
	rect(110, 90, 940, 680, 0.97) +
	`<rect x="146" y="126" width="868" height="608" fill="none" stroke="#777" stroke-width="10"/>` +
	word(580, 272, capitalFor('Certificate', 520), 'Certificate', 0.16, { middle: true }) +
	count(3, (i) => rect(270, 346 + i * 56, 620, 9, 0.6)).join('') +
	line(
		[
			[250, 640],
			[500, 640],
		],
		6,
		0.4,
	) +
	curve('M270 626q30 -60 60 -10t60 -20t70 10', 6, 0.2) +
	poly(
		[
			[750, 640],
			[700, 850],
			[770, 810],
			[810, 860],
		],
		0.4,
	) +
	poly(
		[
			[860, 640],
			[920, 850],
			[850, 810],
			[810, 860],
		],
		0.28,
	) +
	count(18, (i) => disc(806 + 106 * Math.cos(i * 0.349), 600 + 106 * Math.sin(i * 0.349), 25, 0.4)).join('') +
	disc(806, 600, 108, 0.4) +
	ring(806, 600, 84, 7, 0.9) +
	disc(806, 600, 34, 0.92);
