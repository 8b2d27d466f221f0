import { count } from '../../numbers.ts';
import { fade, rect } from '../kit/shapes.ts';
import { chart } from '../props/chart.ts';
import { lettering } from '../props/lettering.ts';

export const firstPage = () =>
	fade(0, 0, 1200, 900, 0.36, 0.24) +
	`<g transform="rotate(4 600 450)">${rect(420, 60, 560, 800, 0.6)}</g>` +
	rect(330, 50, 570, 800, 0.97) +
	lettering(400, 110, 430, 32, 0.2, 'ti') +
	lettering(450, 164, 330, 16, 0.5, 'au') +
	count(2, (c) =>
		count(c ? 6 : 15, (i) => lettering(380 + c * 244, 230 + i * 38, 220, 13, 0.55, `z${c}${i}`)).join(''),
	).join('') +
	chart(634, 480, 210, 180, 'paper', 0.22) +
	count(4, (i) => lettering(624, 690 + i * 38, 220, 13, 0.55, `y${i}`)).join('');
