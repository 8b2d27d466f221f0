import { count } from '../../numbers.ts';
import { fade, line, path } from '../kit/shapes.ts';
import { chart } from '../props/chart.ts';
import { lettering } from '../props/lettering.ts';

export const openVolume = () =>
	fade(0, 0, 1200, 900, 0.4, 0.26) +
	path('M90 760Q340 640 600 740Q860 640 1110 760V240Q860 130 600 230Q340 130 90 240z', 0.14) +
	path('M110 730Q340 620 600 716V226Q340 130 110 226z', 0.97) +
	path('M1090 730Q860 620 600 716V226Q860 130 1090 226z', 0.9) +
	line(
		[
			[600, 226],
			[600, 716],
		],
		8,
		0.5,
	) +
	lettering(180, 250, 330, 32, 0.25, 'title') +
	count(8, (i) => lettering(180, 330 + i * 38, 340, 13, 0.52, `k${i}`)).join('') +
	chart(690, 260, 320, 200, 'fig', 0.25) +
	count(4, (i) => lettering(690, 510 + i * 38, 320, 13, 0.52, `l${i}`)).join('') +
	path('M820 120h70v240l-35 -40l-35 40z', 0.62);
