import { fade, poly, rect } from '../kit/shapes.ts';
import { flowers } from '../props/flowers.ts';
import { lectern } from '../props/lectern.ts';

export const emptyLectern = () =>
	fade(0, 0, 1200, 900, 0.94, 0.74) +
	poly(
		[
			[700, 0],
			[1200, 0],
			[1200, 480],
		],
		0.99,
	) +
	poly(
		[
			[0, 0],
			[420, 0],
			[0, 620],
		],
		0.84,
	) +
	rect(0, 760, 1200, 140, 0.5) +
	lectern(470, 800, 560, 0.34) +
	flowers(850, 800, 380, 'vase') +
	poly(
		[
			[470, 800],
			[590, 800],
			[900, 900],
			[560, 900],
		],
		0.34,
	);
