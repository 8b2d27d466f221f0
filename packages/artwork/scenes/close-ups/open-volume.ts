import { count } from '../../numbers.ts';
import { fade, line, path, rect } from '../kit/shapes.ts';
import { chart } from '../props/chart.ts';
import { word } from '../props/words.ts';

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
	word(180, 290, 41, 'Proceedings', 0.16) +
	count(8, (i) => rect(180, 336 + i * 38, 340, 9, 0.58)).join('') +
	chart(690, 260, 320, 200, 'fig', 0.25) +
	count(4, (i) => rect(690, 510 + i * 38, 320, 9, 0.58)).join('') +
	path('M820 120h70v240l-35 -40l-35 40z', 0.62);
