import { count } from '../../numbers.ts';
import { fade, faint, rect } from '../kit/shapes.ts';

/** Yarn of a tone between two flanges, round from its light upper side to its dark lower one; 260 by 242 around 0,0. */
export const bobbin = (t: number) =>
	fade(-102, -94, 204, 188, t + 0.06, t - 0.14) +
	count(6, (i) => rect(-104 + i * 40, -94, 8, 188, t - 0.36)).join('') +
	faint(0.5, rect(-102, 66, 204, 28, 0.02)) +
	[-130, 98]
		.map(
			(x) =>
				faint(0.5, rect(x + 10, -118, 32, 242, 0.01, 12)) +
				rect(x, -126, 32, 242, 0.46, 12) +
				rect(x, -126, 10, 242, 0.7, 5),
		)
		.join('');
