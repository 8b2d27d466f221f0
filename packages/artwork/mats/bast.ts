import { basket, herringbone, plain, twill } from '../weave/structures.ts';
import { type Mat, of, woven } from './woven.ts';

/** Fibres of stems. */
export const flax: Mat = (() => {
	const thread = {
		fill: 0.84,
		slub: 0.3,
		wobble: 0.14,
		tone: 0.032,
		fibre: 0.7,
		fibres: 4,
		sheen: 0.5,
		twist: 0.5,
	};
	return woven({
		seed: 'flax',
		ends: 58,
		picks: 52,
		over: plain,
		warp: of([0.8, 0.036, 92], thread),
		weft: of([0.76, 0.042, 88], { ...thread, slub: 0.42 }),
		gap: [0.3, 0.03, 95],
		hairs: 260,
		hairLength: 60,
		fray: 2,
		fringe: 150,
	});
})();

export const jute: Mat = (() => {
	const thread = {
		fill: 0.64,
		slub: 0.2,
		wobble: 0.14,
		tone: 0.035,
		twist: 0.8,
		fibre: 1,
		fibres: 7,
		sheen: 0.4,
	};
	return woven({
		seed: 'jute',
		ends: 27,
		picks: 25,
		over: plain,
		warp: of([0.68, 0.085, 76], thread),
		weft: of([0.71, 0.09, 80], thread),
		gap: [0.24, 0.035, 100],
		hairs: 1100,
		hairLength: 100,
		fray: 3,
		fringe: 190,
	});
})();

export const kenaf: Mat = (() => {
	const thread = { fill: 0.98, slub: 0.1, wobble: 0.06, tone: 0.025, fibre: 0.8, sheen: 0.4 };
	return woven({
		seed: 'kenaf',
		ends: 48,
		picks: 40,
		over: herringbone(8),
		warp: of([0.82, 0.05, 98], thread),
		weft: of([0.6, 0.066, 88], thread),
		hairs: 300,
		hairLength: 60,
		fray: 2,
	});
})();

export const ramie: Mat = (() => {
	const thread = { fill: 1, slub: 0.05, wobble: 0.04, tone: 0.012, fibre: 0.35, fibres: 4, sheen: 1.6 };
	return woven({
		seed: 'ramie',
		ends: 72,
		picks: 64,
		over: twill(3, 1),
		warp: of([0.94, 0.012, 100], thread),
		weft: of([0.85, 0.02, 96], thread),
		gap: [0.6, 0.02, 95],
		hairs: 20,
		fray: 2,
		fringe: 140,
	});
})();

export const sunHemp: Mat = (() => {
	const thread = { fill: 0.94, slub: 0.16, wobble: 0.09, tone: 0.035, twist: 0.6, fibre: 0.9, sheen: 0.3 };
	return woven({
		seed: 'hemp',
		ends: 32,
		picks: 28,
		over: basket(2),
		warp: of([0.71, 0.052, 98], thread),
		weft: of([0.78, 0.048, 92], thread),
		hairs: 620,
		hairLength: 80,
		fray: 3,
		fringe: 180,
	});
})();
