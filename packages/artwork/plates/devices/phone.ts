import { count } from '../../numbers.ts';
import { curve, disc, rect } from '../../scenes/kit/shapes.ts';
import { lettering } from '../../scenes/props/lettering.ts';

/** Things of the software division; light is ink. */
export const phone = () =>
	rect(420, 70, 360, 760, 0.95, 50) +
	rect(446, 130, 308, 620, 0.16, 12) +
	disc(600, 790, 22, 0.2) +
	rect(550, 96, 100, 14, 0.3, 7) +
	rect(470, 156, 260, 170, 0.7, 10) +
	count(6, (i) =>
		rect(470 + (i % 3) * 90, 350 + Math.floor(i / 3) * 100, 74, 74, i % 2 ? 0.85 : 0.5, 14),
	).join('') +
	count(3, (i) => lettering(474, 580 + i * 46, 250, 18, 0.7, `ph${i}`)).join('') +
	curve('M850 300q60 130 0 260', 16, 0.6) +
	curve('M920 240q100 190 0 380', 16, 0.4) +
	curve('M350 300q-60 130 0 260', 16, 0.6) +
	curve('M280 240q-100 190 0 380', 16, 0.4);
