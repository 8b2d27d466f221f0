import { type Chance, count } from '../../numbers.ts';
import { lightnesses } from '../surface.ts';
import type { Yarn } from './cloth.ts';

/** Height of a float between two crossings, -1 (under) to 1 (over). */
export function wave(at: number, over: (crossing: number) => boolean): number {
	const k = Math.floor(at - 0.5);
	const [a, b] = [over(k) ? 1 : -1, over(k + 1) ? 1 : -1];
	const t = at - 0.5 - k;
	return a + (b - a) * (0.5 - 0.5 * Math.cos(Math.PI * t));
}

export type Side = {
	readonly yarn: Yarn;
	readonly pitch: number;
	readonly paint: ReturnType<typeof lightnesses>;
	readonly lines: readonly { readonly tone: number; readonly width: number; readonly phase: number }[];
};

export function side(yarn: Yarn, n: number, size: number, R: Chance): Side {
	const lines = count(n + 2, () => ({
		tone: R.normal() * yarn.tone,
		width: 1 + R.normal() * yarn.slub * 0.6,
		phase: R() * 900,
	}));
	return { yarn, pitch: size / n, paint: lightnesses(yarn.colour), lines };
}
