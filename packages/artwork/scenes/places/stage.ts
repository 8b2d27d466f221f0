import { count } from '../../numbers.ts';
import { fade, rect } from '../kit/shapes.ts';

export const stage = (y: number, t: number) =>
	fade(0, y, 1200, 60, t, t * 0.8) +
	rect(0, y + 60, 1200, 900 - y - 60, t * 0.45) +
	count(15, (i) => rect(i * 84, y + 66, 76, 40, t * 0.52)).join('');
