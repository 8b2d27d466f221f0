import { person } from '../figure/person.ts';
import { sari, suit } from '../kit/looks.ts';
import { disc, fade, poly } from '../kit/shapes.ts';
import { institute } from '../places/institute.ts';
import { palm } from '../places/palm.ts';
import { tree } from '../places/tree.ts';

/** The house, the way to it, whoever walks there. */
const campus = (walkers: string) =>
	institute(190, 620, 820, 400, 0.8, 0.34) +
	tree(90, 660, 470, 'ca', 0.4) +
	tree(1110, 670, 520, 'cb', 0.36) +
	fade(-600, 620, 2400, 280, 0.56, 0.42) +
	poly(
		[
			[560, 620],
			[640, 620],
			[900, 900],
			[300, 900],
		],
		0.86,
	) +
	walkers +
	palm(260, 690, 330, 0.34);

/** The campus, the lake, the ways there and back. */
export const campusMorning = () =>
	fade(0, 0, 1200, 640, 0.98, 0.82) +
	disc(1010, 150, 66, 1) +
	campus(
		person(560, 780, 190, sari, { view: 'back', stride: 6 }) +
			person(650, 800, 200, suit, { view: 'back', stride: 6 }),
	);
