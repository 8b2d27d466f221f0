import { twill } from '../weave/structures.ts';
import { needle } from './needled.ts';
import { type Mat, of, woven } from './woven.ts';

/** Fibres of husks. */
export const areca: Mat = (surface, foot) =>
	needle(
		surface,
		{
			seed: 'areca',
			colour: [0.77, 0.092, 74],
			fibres: 5200,
			length: [110, 330],
			curl: 0.7,
			width: [3, 9],
			fringe: 190,
		},
		foot,
	);

export const coir: Mat = (() => {
	const rope = { fill: 0.99, slub: 0.07, wobble: 0.06, tone: 0.035, twist: 1.1, fibre: 1.1, fibres: 9 };
	return woven({
		seed: 'coir',
		ends: 15,
		picks: 13,
		over: twill(2, 2, -1),
		warp: of([0.47, 0.088, 54], rope),
		weft: of([0.53, 0.1, 58], rope),
		gap: [0.12, 0.03, 50],
		hairs: 2600,
		hairLength: 110,
		fray: 7,
	});
})();
