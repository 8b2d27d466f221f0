import { chance } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { somebody } from '../kit/looks.ts';
import { glow, line, rect } from '../kit/shapes.ts';
import { stage } from '../places/stage.ts';
import { cup } from '../props/cup.ts';
import { curtain } from '../props/curtain.ts';
import { flowers } from '../props/flowers.ts';

export const armchairs = (seed: string) => {
	const R = chance(seed);
	const seat = (x: number, flip: boolean) =>
		rect(x - 112, 400, 224, 290, 0.86, 40) +
		person(x, 760, 560, somebody(R, -0.04), {
			seated: true,
			left: flip ? [-20, -72] : [-12, -50],
			right: flip ? [12, -50] : [9, -54],
			gaze: flip ? -0.8 : 0.8,
		}) +
		rect(x - 128, 556, 44, 160, 0.7, 16) +
		rect(x + 84, 556, 44, 160, 0.7, 16);
	return (
		curtain(0, 0, 1200, 620, 0.44, 26) +
		glow(600, 380, 640, 330, 0.95, 0.55) +
		stage(690, 0.7) +
		[160, 410, 790, 1040].map((x) => seat(x, x > 600)).join('') +
		rect(520, 650, 160, 16, 0.9) +
		line(
			[
				[600, 660],
				[600, 730],
			],
			12,
			0.6,
		) +
		cup(566, 648, 36) +
		flowers(630, 650, 96, seed)
	);
};
