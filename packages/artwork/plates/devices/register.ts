import { count } from '../../numbers.ts';
import { curve, line, poly, rect } from '../../scenes/kit/shapes.ts';
import { lettering } from '../../scenes/props/lettering.ts';

export const register = () =>
	rect(250, 90, 640, 740, 0.93, 12) +
	rect(430, 50, 280, 100, 0.55, 16) +
	count(
		5,
		(i) =>
			rect(310, 220 + i * 116, 66, 66, 0.25) +
			(i < 3 ? curve(`M322 ${254 + i * 116}l18 20l26 -40`, 14, 0.98) : '') +
			lettering(410, 236 + i * 116, 400 - (i % 2) * 90, 28, 0.35, `rg${i}`),
	).join('') +
	line(
		[
			[930, 760],
			[1090, 420],
		],
		44,
		0.7,
	) +
	poly(
		[
			[930, 760],
			[905, 830],
			[960, 785],
		],
		0.95,
	);
