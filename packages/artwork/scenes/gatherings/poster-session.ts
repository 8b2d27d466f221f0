import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { somebody } from '../kit/looks.ts';
import { room } from '../places/room.ts';
import { poster } from '../props/poster.ts';

export const posterSession = (seed: string, pairs: number) => {
	const R = chance(seed);
	const gap = 1200 / pairs;
	const boards = count(pairs, (i) =>
		poster(gap * (i + 0.5) - gap * 0.3, 170, gap * 0.6, gap * 0.78, seed + i),
	).join('');
	const visitors = count(pairs * 2 - 1, (i) =>
		person(
			gap * (i / 2 + 0.5) + R.normal() * 14,
			850 + R.range(-16, 26),
			Math.min(560, gap * 1.62),
			somebody(R, -0.05),
			{ view: i % 2 ? 'back' : 'front', ...(i % 2 ? {} : { right: [22, -86] }) },
		),
	).join('');
	return room(0.84, 0.5, 690) + boards + visitors;
};
