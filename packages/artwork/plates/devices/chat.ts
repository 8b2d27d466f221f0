import { count } from '../../numbers.ts';
import { disc, poly, rect } from '../../scenes/kit/shapes.ts';
import { lettering } from '../../scenes/props/lettering.ts';

export const chat = () =>
	rect(130, 110, 660, 380, 0.94, 50) +
	poly(
		[
			[240, 480],
			[400, 480],
			[220, 610],
		],
		0.94,
	) +
	count(3, (i) => lettering(200, 190 + i * 84, 500 - i * 90, 30, 0.22, `ch${i}`)).join('') +
	rect(450, 430, 620, 310, 0.5, 50) +
	poly(
		[
			[820, 720],
			[960, 720],
			[980, 840],
		],
		0.5,
	) +
	disc(640, 585, 34, 0.95) +
	disc(760, 585, 34, 0.95) +
	disc(880, 585, 34, 0.95);
