import { count } from '../../numbers.ts';
import { disc, rect } from '../../scenes/kit/shapes.ts';
import { lettering } from '../../scenes/props/lettering.ts';

export const code = () =>
	rect(140, 110, 920, 680, 0.92, 18) +
	rect(140, 110, 920, 90, 0.5, 18) +
	count(3, (i) => disc(190 + i * 54, 155, 18, 0.95)).join('') +
	rect(160, 210, 880, 560, 0.11) +
	count(
		9,
		(i) =>
			disc(200, 252 + i * 58, 8, 0.5) +
			lettering(
				250 + ([0, 40, 80, 80, 120, 80, 40, 40, 0][i] ?? 0) * 1.2,
				240 + i * 58,
				[360, 460, 300, 520, 380, 240, 420, 200, 120][i] ?? 0,
				24,
				i % 3 ? 0.85 : 0.6,
				`code${i}`,
			),
	).join('');
