import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { somebody } from '../kit/looks.ts';
import { poly, rect } from '../kit/shapes.ts';
import { room } from '../places/room.ts';
import { laptop } from '../props/laptop.ts';

export const laptopRow = (seed: string) => {
	const R = chance(seed);
	return (
		room(0.8, 0.5, 560) +
		count(4, (i) => rect(40 + i * 300, 70, 230, 260, 0.98)).join('') +
		count(5, (i) => {
			const x = 90 + i * 250 - i * i * 4;
			const h = 640 - i * 66;
			const y = 940 - i * 44;
			return person(x, y + h * 0.16, h, somebody(R), {
				view: 'side',
				right: [15, -54],
				left: [11, -52],
				lean: 4,
			});
		})
			.reverse()
			.join('') +
		poly(
			[
				[0, 760],
				[1200, 560],
				[1200, 610],
				[0, 840],
			],
			0.9,
		) +
		poly(
			[
				[0, 840],
				[1200, 610],
				[1200, 900],
				[0, 900],
			],
			0.34,
		) +
		count(5, (i) => laptop(196 + i * 236 - i * i * 4, 742 - i * 40, 150 - i * 18, 0.86)).join('')
	);
};
