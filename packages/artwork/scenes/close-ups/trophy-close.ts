import { count } from '../../numbers.ts';
import { fade, faint, glow, poly } from '../kit/shapes.ts';
import { certificate } from '../props/certificate.ts';
import { flowers } from '../props/flowers.ts';
import { table } from '../props/table.ts';
import { trophy } from '../props/trophy.ts';

export const trophyClose = () =>
	fade(0, 0, 1200, 900, 0.16, 0.34) +
	glow(600, 380, 520, 440, 0.5, 0.8) +
	count(12, (i) =>
		faint(
			0.16,
			poly(
				[
					[600, 400],
					[600 + 900 * Math.cos(i * 0.5236), 400 + 900 * Math.sin(i * 0.5236)],
					[600 + 900 * Math.cos(i * 0.5236 + 0.2), 400 + 900 * Math.sin(i * 0.5236 + 0.2)],
				],
				1,
			),
		),
	).join('') +
	table(-20, 920, 1240, 150, 0.66) +
	trophy(600, 772, 620, 0.99) +
	certificate(120, 560, 280, 200) +
	flowers(990, 770, 330, 'win');
