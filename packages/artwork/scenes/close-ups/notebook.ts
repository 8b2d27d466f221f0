import { count } from '../../numbers.ts';
import { fade, line, path, poly, rect } from '../kit/shapes.ts';
import { chart } from '../props/chart.ts';
import { lettering } from '../props/lettering.ts';

export const notebook = () =>
	fade(0, 0, 1200, 900, 0.34, 0.22) +
	`<g transform="rotate(-8 600 450)">${rect(190, 190, 840, 560, 0.12, 10)}${rect(200, 180, 410, 560, 0.97)}${rect(614, 180, 410, 560, 0.92)}${count(13, (i) => rect(600, 200 + i * 41, 26, 12, 0.3, 6)).join('')}${count(9, (i) => lettering(240, 236 + i * 52, 320, 12, 0.4, `n${i}`)).join('')}${count(4, (i) => lettering(660, 236 + i * 52, 300 - (i === 3 ? 130 : 0), 12, 0.4, `m${i}`)).join('')}${chart(670, 460, 300, 190, 'note', 0.3)}</g>` +
	path(
		'M1200 560Q1010 500 900 470Q850 470 862 510Q820 500 826 540Q800 560 836 590Q960 640 1010 740Q1080 860 1200 880z',
		0.5,
	) +
	path('M1200 600Q1060 600 1010 740Q1080 860 1200 880z', 0.8) +
	line(
		[
			[780, 420],
			[1010, 610],
		],
		20,
		0.06,
	) +
	poly(
		[
			[760, 404],
			[792, 412],
			[774, 432],
		],
		0.9,
	);
