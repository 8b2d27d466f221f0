import { count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { kurta, sari, suit } from '../kit/looks.ts';
import { disc, fade, rect } from '../kit/shapes.ts';
import { stage } from '../places/stage.ts';
import { banner } from '../props/banner.ts';

export const bookRelease = () =>
	fade(0, 0, 1200, 900, 0.7, 0.4) +
	banner(150, 60, 900, 170, 0.96, 0.22) +
	stage(780, 0.66) +
	count(4, (i) =>
		person(210 + i * 260, 820, 560, [kurta, sari, suit, suit][i] ?? suit, {
			left: [-11, -63],
			right: [11, -63],
			holds:
				rect(-11, -79, 22, 27, i % 2 ? 0.3 : 0.16) +
				rect(-8, -75, 16, 3, 0.95) +
				rect(-8, -70, 11, 2, 0.7) +
				disc(0, -60, 4, 0.8),
		}),
	).join('');
