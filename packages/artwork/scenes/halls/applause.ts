import { chance, count } from '../../numbers.ts';
import { person } from '../figure/person.ts';
import { sari, suit } from '../kit/looks.ts';
import { fade, faint, glow, path, place, poly } from '../kit/shapes.ts';
import { stage } from '../places/stage.ts';

export const applause = (seed: string) => {
	const R = chance(seed);
	const hands = count(9, (i) => {
		const [x, y, t, s] = [
			40 + i * 140 + R.range(-24, 24),
			640 + R.range(-50, 60),
			R.range(0.06, 0.22),
			R.range(0.9, 1.15),
		];
		const hand = (side: number) =>
			path(
				`M${side * 2} 0q${side * 4} -60 ${side * 12} -92q${side * 12} 0 ${side * 12} 14l${side * 10} 6q${side * 14} 40 ${side * 2} 90l${side * 26} 260h${side * -66}z`,
				t + (side > 0 ? 0.05 : 0),
			);
		return place(x, y, s, hand(-1) + hand(1), { turn: R.range(-16, 16) });
	}).join('');
	return (
		fade(0, 0, 1200, 900, 0.62, 0.3) +
		glow(600, 320, 700, 430, 1, 0.95) +
		count(5, (i) =>
			poly(
				[
					[100 + i * 240, 0],
					[160 + i * 240, 0],
					[240 + i * 190, 430],
					[60 + i * 220, 430],
				],
				0.86,
			),
		)
			.map((b) => faint(0.35, b))
			.join('') +
		person(600, 560, 330, sari, { left: [-13, -72], right: [13, -72] }) +
		person(470, 560, 330, suit, { right: [9, -66] }) +
		person(730, 560, 330, suit) +
		stage(545, 0.8) +
		hands
	);
};
