import { count } from '../../numbers.ts';
import { disc, poly, rect } from '../../scenes/kit/shapes.ts';
import { lettering } from '../../scenes/props/lettering.ts';

export const browser = () =>
	rect(110, 100, 980, 700, 0.93, 16) +
	rect(110, 100, 980, 96, 0.45, 16) +
	count(3, (i) => disc(160 + i * 52, 148, 17, 0.95)).join('') +
	rect(330, 122, 700, 52, 0.95, 26) +
	rect(150, 236, 560, 250, 0.3) +
	poly(
		[
			[150, 486],
			[330, 320],
			[450, 430],
			[560, 350],
			[710, 486],
		],
		0.7,
	) +
	disc(610, 300, 36, 0.95) +
	count(4, (i) => lettering(750, 250 + i * 60, 280, 24, 0.35, `br${i}`)).join('') +
	count(3, (i) => rect(150 + i * 300, 540, 260, 220, 0.2 + i * 0.16)).join('');
