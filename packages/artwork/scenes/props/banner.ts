import { disc, rect } from '../kit/shapes.ts';
import { lettering } from './lettering.ts';

export const banner = (x: number, y: number, w: number, h: number, ground = 0.92, ink = 0.25) =>
	rect(x, y, w, h, ground) +
	disc(x + h * 0.5, y + h * 0.5, h * 0.28, ink) +
	lettering(x + h, y + h * 0.2, w - h * 1.5, h * 0.24, ink, 'aic') +
	lettering(x + h, y + h * 0.58, (w - h * 1.5) * 0.7, h * 0.15, ink + 0.2, 'raethm');
