import { between, chance, clamp } from './stage.ts';

/** One tensile test: what the machine, the specimen and the curve do at a moment of the film. */

export const seconds = 9;
export const warps = 17;
const first = 3.9;
const last = 5;

/** When each warp of the specimen breaks. */
export const breaksAt = Array.from({ length: warps }, (_, i) =>
	i === 8 ? last : first + (last - first - 0.05) * clamp(0.75 * chance(i, 2) + (0.35 * Math.abs(i - 8)) / 8),
);

export interface Moment {
	/** How far the crosshead has gone, 0 to 1. */
	readonly pull: number;
	readonly broken: (warp: number) => number;
	/** What is left of the old specimen while it is taken out, 1 to 0. */
	readonly left: number;
	/** How much of the new specimen is woven, 0 to 1. */
	readonly woven: number;
	readonly shake: number;
}

const crosshead = (t: number) =>
	0.8 * clamp((t - 0.4) / (last - 0.4)) + 0.2 * between(t, last, last + 0.35) - between(t, 6.3, 7.3);

export function moment(t: number): Moment {
	const since = t - last;
	return {
		pull: crosshead(t),
		broken: (warp) => between(t, breaksAt[warp] ?? last, (breaksAt[warp] ?? last) + 0.3),
		left: 1 - Math.round(between(t, 5.7, 6.5) * 16) / 16,
		woven: Math.round(between(t, 7.2, 8.7) * 24) / 24,
		shake: since > 0 && since < 0.7 ? Math.sin(since * 60) * Math.exp(-since * 6) * 5 : 0,
	};
}

/** The force at a moment, 0 to 1: it rises with the pull and drops with every warp that breaks. */
export function force(t: number): number {
	const whole = breaksAt.filter((at) => at > t).length / warps;
	const x = clamp((t - 0.4) / (last - 0.4));
	const rise = x < 0.12 ? (x * x) / 0.24 : x - 0.06;
	return clamp(rise * (1 - 0.18 * x * x) * whole ** 0.8 * 1.08);
}

/** When the curve ends. */
export const ends = last + 0.04;
