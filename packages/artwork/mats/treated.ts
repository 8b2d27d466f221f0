import { satin } from '../weave/structures.ts';
import { type Mat, of, woven } from './woven.ts';

/** Fibre with a coating. */
export const nanoTitania: Mat = (() => {
	const coated = {
		fill: 1.02,
		slub: 0.03,
		wobble: 0.03,
		tone: 0.014,
		round: 0.7,
		fibre: 0.4,
		fibres: 5,
		sheen: 0.9,
	};
	return woven({
		seed: 'titania',
		ends: 60,
		picks: 54,
		over: satin(8, 3),
		warp: of([0.84, 0.011, 240], coated),
		weft: of([0.73, 0.018, 245], coated),
		gap: [0.34, 0.02, 250],
		fray: 2,
		fringe: 120,
	});
})();
