import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { somebody } from '../kit/looks.ts';
import { curve, fade, oval, path, poly, rect } from '../kit/shapes.ts';
import { table } from '../props/table.ts';

export const buffet = (seed: string) => {
	const R = chance(seed);
	const dish = (x: number) =>
		rect(x - 80, 560, 160, 44, 0.5) +
		path(`M${x - 80} 560q0 -86 80 -86t80 86z`, 0.84) +
		oval(x, 472, 12, 10, 0.3) +
		path(`M${x - 60} 548q6 -50 44 -58q-24 24 -26 58z`, 1);
	const steam = count(4, (i) => curve(`M${210 + i * 260} 440q-30 -40 0 -80t0 -80`, 9, 0.95)).join('');
	return (
		fade(0, 0, 1200, 900, 0.8, 0.5) +
		rect(0, 90, 1200, 14, 0.4) +
		count(9, (i) =>
			poly(
				[
					[i * 140, 104],
					[i * 140 + 120, 104],
					[i * 140 + 60, 180],
				],
				i % 2 ? 0.96 : 0.5,
			),
		).join('') +
		steam +
		count(5, (i) =>
			person(130 + i * 235, 800, 520, somebody(R), {
				left: [-9, -60],
				right: [9, -60],
				gaze: 0.7,
				holds: oval(0, -60, 11, 3, 1),
			}),
		).join('') +
		table(-20, 900, 1240, 290, 0.92) +
		[150, 410, 670, 930, 1130].map(dish).join('')
	);
};
