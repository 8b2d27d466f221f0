import { count } from '../../numbers.ts';
import { disc, fade, rect } from '../kit/shapes.ts';
import { lettering } from '../props/lettering.ts';

export const monitor = (body: string) =>
	fade(0, 0, 1200, 900, 0.24, 0.14) +
	rect(60, 40, 1080, 720, 0.08, 16) +
	rect(86, 66, 1028, 640, 0.96) +
	rect(86, 66, 1028, 46, 0.34) +
	count(3, (i) => disc(116 + i * 34, 89, 10, 0.9)).join('') +
	rect(86, 112, 150, 594, 0.84) +
	count(9, (i) => lettering(106, 146 + i * 56, 110, 14, 0.5, `tree${i}`)).join('') +
	body +
	rect(500, 760, 200, 70, 0.2) +
	rect(400, 826, 400, 26, 0.3);
