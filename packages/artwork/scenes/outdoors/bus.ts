import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { sari, somebody } from '../kit/looks.ts';
import { disc, fade, rect } from '../kit/shapes.ts';
import { tree } from '../places/tree.ts';

export const bus = (seed: string) => {
	const R = chance(seed);
	const body =
		rect(230, 190, 1100, 500, 0.88, 40) +
		rect(230, 500, 1100, 60, 0.36) +
		count(5, (i) => rect(470 + i * 160, 250, 136, 170, 0.24, 14)).join('') +
		rect(290, 250, 130, 440, 0.16, 12) +
		rect(300, 216, 700, 22, 0.5);
	const wheel = (x: number) => disc(x, 690, 92, 0.08) + disc(x, 690, 44, 0.6);
	return (
		fade(0, 0, 1200, 900, 0.97, 0.7) +
		tree(90, 690, 560, 'bus', 0.5) +
		body +
		wheel(640) +
		wheel(1090) +
		rect(0, 770, 1200, 130, 0.44) +
		person(350, 716, 380, somebody(R), { view: 'back', left: [-14, -74] }) +
		count(3, (i) =>
			person(60 + i * 96 - i * 6, 850 + (i % 2) * 20, 500, somebody(R), {
				view: 'side',
				stride: 7,
				right: [-6, -46],
				holds: rect(-13, -80, 7, 22, 0.2),
			}),
		).join('') +
		person(940, 880, 470, sari, { left: [-20, -100], gaze: -0.8 })
	);
};
