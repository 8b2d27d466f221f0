import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { somebody } from '../kit/looks.ts';
import { fade, glow, path } from '../kit/shapes.ts';
import { stage } from '../places/stage.ts';
import { banner } from '../props/banner.ts';
import { curtain } from '../props/curtain.ts';
import { crowd } from './crowd.ts';

export const wideHall = (seed: string) => {
	const arch = count(4, (i) =>
		path(
			`M${-40 - i * 10} ${0}h1300v${500 - i * 60}Q600 ${-220 + i * 70} ${-40} ${500 - i * 60}z`,
			0.5 - i * 0.09,
		),
	).join('');
	return (
		fade(0, 0, 1200, 900, 0.5, 0.2) +
		arch +
		curtain(180, 170, 840, 260, 0.5, 18) +
		banner(330, 190, 540, 110) +
		glow(600, 380, 560, 200, 0.95, 0.6) +
		stage(430, 0.86) +
		count(5, (i) => person(440 + i * 82, 440, 128, somebody(chance(seed + i)))).join('') +
		crowd(seed, 580, 1000, 6, 0.05, 48, 150)
	);
};
