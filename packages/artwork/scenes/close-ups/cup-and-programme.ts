import { count } from '../../numbers.ts';
import { disc, fade, faint, line, oval, rect, ring } from '../kit/shapes.ts';
import { lettering } from '../props/lettering.ts';

export const cupAndProgramme = () =>
	fade(0, 0, 1200, 900, 0.62, 0.5) +
	count(10, (i) => rect(0, i * 92, 1200, 4, 0.42)).join('') +
	`<g transform="rotate(9 780 450)">${rect(600, 120, 250, 640, 0.97)}${rect(856, 120, 250, 640, 0.86)}${rect(600, 120, 250, 150, 0.3)}${count(9, (i) => lettering(630, 320 + i * 46, 190, 13, 0.5, `p${i}`)).join('')}${count(12, (i) => lettering(886, 170 + i * 46, 190, 13, 0.5, `q${i}`)).join('')}</g>` +
	faint(0.4, disc(344, 500, 250, 0.1)) +
	disc(320, 470, 250, 0.94) +
	ring(320, 470, 215, 10, 0.76) +
	disc(320, 470, 150, 0.98) +
	rect(440, 444, 130, 52, 0.98, 26) +
	disc(320, 470, 126, 0.32) +
	oval(296, 440, 62, 34, 0.48) +
	line(
		[
			[120, 730],
			[430, 810],
		],
		18,
		0.86,
	) +
	oval(130, 732, 44, 24, 0.86);
