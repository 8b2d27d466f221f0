import { count } from '../../numbers.ts';
import { disc, rect } from '../kit/shapes.ts';
import { capitalFor, word } from './words.ts';

export const certificate = (x: number, y: number, w: number, h: number) =>
	rect(x, y, w, h, 0.34) +
	rect(x + w * 0.05, y + w * 0.05, w * 0.9, h - w * 0.1, 0.97) +
	word(x + w / 2, y + h * 0.42, capitalFor('Award', w * 0.56), 'Award', 0.2, { middle: true }) +
	count(2, (i) => rect(x + w * 0.18, y + h * (0.54 + i * 0.16), w * (i ? 0.34 : 0.64), 8, 0.6)).join('') +
	disc(x + w * 0.74, y + h * 0.7, w * 0.07, 0.36);
