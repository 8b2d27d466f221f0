import { count } from '../../numbers.ts';
import { fade, rect } from '../kit/shapes.ts';
import { chart } from '../props/chart.ts';
import { word } from '../props/words.ts';

export const firstPage = () =>
	fade(0, 0, 1200, 900, 0.36, 0.24) +
	`<g transform="rotate(4 600 450)">${rect(420, 60, 560, 800, 0.6)}</g>` +
	rect(330, 50, 570, 800, 0.97) +
	word(615, 142, 44, 'Natural fibres', 0.12, { middle: true }) +
	rect(480, 176, 270, 9, 0.5) +
	count(2, (c) => count(c ? 6 : 15, (i) => rect(380 + c * 244, 230 + i * 38, 220, 9, 0.6)).join('')).join(
		'',
	) +
	chart(634, 480, 210, 180, 'paper', 0.22) +
	count(4, (i) => rect(624, 690 + i * 38, 220, 9, 0.6)).join('');
