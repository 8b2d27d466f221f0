import { disc, rect } from '../kit/shapes.ts';
import { lettering } from './lettering.ts';

export const certificate = (x: number, y: number, w: number, h: number) =>
	rect(x, y, w, h, 0.34) +
	rect(x + w * 0.05, y + w * 0.05, w * 0.9, h - w * 0.1, 0.97) +
	lettering(x + w * 0.25, y + h * 0.24, w * 0.5, h * 0.08, 0.3, 'c') +
	lettering(x + w * 0.18, y + h * 0.45, w * 0.64, h * 0.05, 0.55, 'd') +
	disc(x + w * 0.74, y + h * 0.7, w * 0.07, 0.36);
