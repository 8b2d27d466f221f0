import { count } from '../../numbers.ts';
import { fade, glow, line, oval, rect } from '../kit/shapes.ts';

export const heatSink = () =>
	fade(0, 0, 1200, 900, 0.18, 0.3) +
	count(6, (i) => oval(600, 640, 620 - i * 92, 560 - i * 90, 0.2 + i * 0.05)).join('') +
	count(9, (i) =>
		fade(190 + i * 92, 180 + Math.abs(i - 4) * 6, 48, 470, 0.42 + (4 - Math.abs(i - 4)) * 0.03, 0.98),
	).join('') +
	fade(170, 640, 860, 90, 0.98, 0.86) +
	rect(440, 730, 320, 60, 0.06) +
	count(5, (i) =>
		line(
			[
				[460 + i * 70, 790],
				[460 + i * 70, 840],
			],
			12,
			0.7,
		),
	).join('') +
	glow(600, 720, 330, 90, 1, 0.6);
