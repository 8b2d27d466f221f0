import { plain } from '../weave/structures.ts';
import { type Mat, of, woven } from './woven.ts';

/** Fibres of leaves and leaf sheaths. */
export const banana: Mat = (() => {
	const ribbon = {
		fill: 0.92,
		slub: 0.1,
		wobble: 0.06,
		tone: 0.05,
		round: 0.25,
		fibre: 1,
		fibres: 9,
		sheen: 0.9,
	};
	return woven({
		seed: 'banana',
		ends: 20,
		picks: 18,
		over: plain,
		warp: of([0.82, 0.05, 86], ribbon),
		weft: of([0.74, 0.068, 74], ribbon),
		hairs: 90,
		hairLength: 190,
		fray: 6,
	});
})();

export const sisal: Mat = (() => {
	const cord = { slub: 0.07, wobble: 0.05, tone: 0.03, twist: 0.9, fibre: 0.9, fibres: 8, sheen: 0.5 };
	return woven({
		seed: 'sisal',
		ends: 36,
		picks: 13,
		over: plain,
		warp: of([0.85, 0.058, 94], { ...cord, fill: 1.06 }),
		weft: of([0.76, 0.06, 88], { ...cord, fill: 0.5 }),
		hairs: 900,
		hairLength: 90,
		fray: 3,
		fringe: 190,
	});
})();

export const whitePineapple: Mat = (() => {
	const fine = {
		fill: 0.46,
		slub: 0.28,
		wobble: 0.2,
		tone: 0.02,
		round: 0.8,
		fibre: 0.3,
		fibres: 3,
		sheen: 1,
	};
	return woven({
		seed: 'pina',
		ends: 64,
		picks: 60,
		over: plain,
		warp: of([0.95, 0.014, 104], fine),
		weft: of([0.93, 0.02, 102], fine),
		gap: [0.79, 0.014, 98],
		hairs: 60,
		hairLength: 60,
		fray: 1,
		fringe: 150,
	});
})();
