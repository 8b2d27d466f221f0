import { count } from '../../numbers.ts';
import { rect } from '../../scenes/kit/shapes.ts';
import { chart } from '../../scenes/props/chart.ts';
import { lettering } from '../../scenes/props/lettering.ts';

export const screen = () =>
	rect(130, 90, 940, 590, 0.4, 20) +
	rect(160, 120, 880, 530, 0.95) +
	lettering(220, 180, 520, 44, 0.2, 'sc') +
	chart(230, 290, 360, 280, 'sc2', 0.15) +
	count(5, (i) => lettering(660, 300 + i * 58, 310, 24, 0.45, `sc${i}`)).join('') +
	rect(540, 680, 120, 90, 0.5) +
	rect(400, 770, 400, 40, 0.8, 10);
