import { wrap } from '../numbers.ts';

/** Answers for one crossing: is the warp on top? */
export type Structure = (end: number, pick: number) => boolean;

export const plain: Structure = (x, y) => wrap(x + y, 2) === 0;
export const twill =
	(over = 2, under = 2, slope: 1 | -1 = 1): Structure =>
	(x, y) =>
		wrap(x + slope * y, over + under) < over;
export const basket =
	(size = 2): Structure =>
	(x, y) =>
		wrap(Math.floor(x / size) + Math.floor(y / size), 2) === 0;
export const satin =
	(shafts = 5, move = 2): Structure =>
	(x, y) =>
		wrap(x * move + y, shafts) !== 0;

export const herringbone =
	(run = 8, over = 2, under = 2): Structure =>
	(x, y) => {
		const at = wrap(x, run * 2);
		return wrap((at < run ? at : run * 2 - 1 - at) + y, over + under) < over;
	};

/** A draft as weavers write it: threading, tie-up, treadling. */
export type Draft = {
	readonly threading: readonly number[];
	readonly tieup: readonly (readonly number[])[];
	readonly treadling: readonly number[];
};

export const drawdown =
	({ threading, tieup, treadling }: Draft): Structure =>
	(x, y) => {
		const treadle = treadling[wrap(y, treadling.length)] ?? 0;
		return tieup[wrap(treadle, tieup.length)]?.includes(threading[wrap(x, threading.length)] ?? 0) ?? false;
	};

export const twillTieup = (shafts: number, ups: readonly number[]): number[][] =>
	Array.from({ length: shafts }, (_, treadle) => ups.map((up) => wrap(up + treadle, shafts)));
