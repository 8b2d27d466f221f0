import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { somebody } from '../kit/looks.ts';
import { fade, faint, glow, oval } from '../kit/shapes.ts';
import { institute } from '../places/institute.ts';
import { tree } from '../places/tree.ts';

export const lawnCrowd = (seed: string) => {
	const R = chance(seed);
	const people = count(5, (r) =>
		count(26, (i) => person(60 + i * 43 + (r % 2) * 20, 640 + r * 34, 128 + r * 9, somebody(R, 0.02))).join(
			'',
		),
	).join('');
	return (
		fade(0, 0, 1200, 540, 0.99, 0.86) +
		institute(120, 560, 960, 350, 0.76, 0.42) +
		tree(60, 590, 330, 'wa', 0.42) +
		tree(1150, 590, 350, 'wb', 0.42) +
		fade(0, 550, 1200, 350, 0.64, 0.44) +
		faint(0.4, oval(600, 790, 600, 40, 0.1)) +
		people +
		glow(600, 860, 600, 60, 0.6, 0.4)
	);
};
