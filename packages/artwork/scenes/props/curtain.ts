import { count } from '../../numbers.ts';
import { fade } from '../kit/shapes.ts';

export const curtain = (x: number, y: number, w: number, h: number, t: number, folds = 12) =>
	count(folds, (i) =>
		fade(x + (i * w) / folds, y, w / folds + 1, h, t * (0.72 + 0.3 * (i % 2)), t * (0.5 + 0.2 * (i % 2))),
	).join('');
