import { count } from '../../numbers.ts';
import type { Bust } from '../figure/bust.ts';
import { disc, line, place, poly, rect } from '../kit/shapes.ts';
import { presentation } from '../pages/presentation.ts';

const operator: Bust = {
	skin: 0.43,
	hair: 0.05,
	cut: 'short',
	glasses: true,
	cloth: 0.3,
	fold: 0.18,
	collar: 0.97,
	nod: 4,
};

/** A milling machine: its window with the tool at work, its panel. */
const machine = () =>
	rect(330, 110, 780, 690, 0.86, 14) +
	rect(330, 110, 780, 70, 0.36, 14) +
	rect(420, 240, 450, 380, 0.12) +
	rect(590, 240, 110, 130, 0.6) +
	poly(
		[
			[610, 370],
			[680, 370],
			[662, 430],
			[628, 430],
		],
		0.85,
	) +
	rect(638, 430, 14, 70, 0.97) +
	rect(480, 540, 330, 50, 0.5) +
	rect(560, 496, 170, 46, 0.8) +
	count(12, (i) =>
		line(
			[
				[645, 500],
				[645 + 150 * Math.cos(3.4 + i * 0.22), 500 + 110 * Math.sin(3.4 + i * 0.22)],
			],
			4,
			1,
		),
	).join('') +
	poly(
		[
			[440, 260],
			[520, 260],
			[440, 420],
		],
		0.4,
	) +
	rect(930, 260, 140, 300, 0.2) +
	rect(946, 276, 108, 90, 0.95) +
	count(9, (i) => rect(950 + (i % 3) * 36, 390 + Math.floor(i / 3) * 36, 26, 24, 0.7)).join('') +
	disc(1000, 520, 22, 0.95) +
	rect(360, 660, 720, 12, 0.5);

/** An operator in profile at the panel of a milling machine. */
export const cnc = () =>
	presentation({
		wall: 0.78,
		board: rect(0, 780, 1200, 120, 0.3) + place(-290, 0, 1, machine()),
		who: operator,
		tip: [724, 506],
		before: '',
	});
