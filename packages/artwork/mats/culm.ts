import { twill } from '../weave/structures.ts';
import { type Mat, of, woven } from './woven.ts';

/** Split culms. */
export const bamboo: Mat = (() => {
	const strip = {
		fill: 0.97,
		slub: 0.012,
		wobble: 0.012,
		tone: 0.035,
		round: 0.12,
		fibre: 0.55,
		fibres: 11,
		sheen: 0.5,
	};
	return woven({
		seed: 'bamboo',
		ends: 13,
		picks: 12,
		over: twill(2, 2),
		warp: of([0.8, 0.085, 100], strip),
		weft: of([0.75, 0.09, 95], strip),
		fray: 9,
		fringe: 130,
	});
})();
