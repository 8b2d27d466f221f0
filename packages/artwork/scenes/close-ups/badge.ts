import { disc, fade, faint, line, poly, rect } from '../kit/shapes.ts';
import { lettering } from '../props/lettering.ts';

/** Things seen close, and tables seen from above. */
export const badge = () =>
	fade(0, 0, 1200, 900, 0.3, 0.5) +
	poly(
		[
			[0, 0],
			[520, 0],
			[300, 900],
			[0, 900],
		],
		0.2,
	) +
	line(
		[
			[360, -20],
			[600, 330],
		],
		46,
		0.92,
	) +
	line(
		[
			[860, -20],
			[600, 330],
		],
		46,
		0.8,
	) +
	rect(574, 310, 52, 70, 0.1, 8) +
	faint(0.5, rect(396, 396, 440, 470, 0.05, 24)) +
	rect(380, 376, 440, 470, 0.98, 24) +
	rect(380, 376, 440, 120, 0.34, 24) +
	rect(540, 394, 120, 22, 0.98, 11) +
	lettering(430, 440, 340, 28, 0.95, 'badge') +
	disc(600, 590, 62, 0.7) +
	lettering(470, 690, 280, 36, 0.24, 'name') +
	lettering(500, 756, 220, 22, 0.6, 'inst');
