import { count } from '../../numbers.ts';
import { disc, poly, rect } from '../kit/shapes.ts';

/** Calipers 300 long, open by `gap`: the bar runs to the right from 0,0, the jaws point down. */
export const calipers = (gap: number, t = 0.94) => {
	const slide = 34 + gap;
	return (
		rect(0, -11, 300, 22, t) +
		count(12, (i) => rect(slide + 84 + i * 16, -11, 4, i % 3 ? 8 : 14, 0.2)).join('') +
		poly(
			[
				[0, -11],
				[34, -11],
				[34, 96],
				[22, 96],
				[0, 34],
			],
			t,
		) +
		poly(
			[
				[slide, -20],
				[slide + 74, -20],
				[slide + 74, 24],
				[slide + 34, 30],
				[slide + 12, 96],
				[slide, 96],
			],
			t * 0.72,
		) +
		disc(slide + 54, 24, 11, 0.2)
	);
};
