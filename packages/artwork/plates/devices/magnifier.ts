import { count } from '../../numbers.ts';
import { disc, line, rect, ring } from '../../scenes/kit/shapes.ts';
import { chart } from '../../scenes/props/chart.ts';
import { lettering } from '../../scenes/props/lettering.ts';

export const magnifier = () =>
	count(4, (i) => lettering(120, 130 + i * 80, 420, 26, 0.4, `mg${i}`)).join('') +
	chart(130, 520, 340, 240, 'seo', 0.4) +
	ring(690, 390, 250, 46, 0.95) +
	disc(690, 390, 226, 0.2) +
	rect(560, 430, 54, 90, 0.6) +
	rect(640, 370, 54, 150, 0.75) +
	rect(720, 300, 54, 220, 0.92) +
	line(
		[
			[540, 400],
			[640, 320],
			[730, 270],
			[800, 210],
		],
		12,
		1,
	) +
	line(
		[
			[880, 580],
			[1080, 790],
		],
		76,
		0.95,
	);
