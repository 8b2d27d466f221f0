/** Random numbers that are the same on every run: one stream per seed. */
export type Chance = {
	/** A number from 0 up to 1. */
	(): number;
	range(from: number, to: number): number;
	/** A whole number, both ends included. */
	whole(from: number, to: number): number;
	/** About normal, around 0, deviation about 1. */
	normal(): number;
	pick<T>(list: readonly T[]): T;
};

function hash(seed: string): number {
	let h = 2166136261;
	for (const letter of seed) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
	return h >>> 0;
}

export function chance(seed: string): Chance {
	let state = hash(seed);
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
	const range = (from: number, to: number) => from + (to - from) * next();
	return Object.assign(next, {
		range,
		whole: (from: number, to: number) => Math.floor(range(from, to + 1)),
		normal: () => (next() + next() + next() + next() - 2) * 0.866,
		pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
	});
}

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
export const wrap = (value: number, by: number) => ((value % by) + by) % by;
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;
export const count = <T>(times: number, make: (index: number) => T): T[] =>
	Array.from({ length: times }, (_, i) => make(i));

/** A number for SVG: one decimal at most, no idle zero. */
export const n1 = (value: number) => (Math.round(value * 10) / 10).toString().replace(/^(-?)0\./, '$1.');
