import { clamp } from '../numbers.ts';

const tiers = [
	[0.06, 6],
	[0.125, 9],
	[0.2, 12],
	[0.285, 14],
	[0.385, 16],
	[0.49, 18],
] as const;

/** Tagetes erecta: tiers of ruffled petals. */
export function marigold(u: number, v: number): number {
	const [x, y] = [(u - 0.5) * 1.25, v - 0.5];
	const radius = Math.hypot(x, y);
	const turn = Math.atan2(y, x);
	let inner = 0;
	for (const [k, [reach, petals]] of tiers.entries()) {
		const petal = Math.abs(Math.cos((petals * turn) / 2 + k * 1.9));
		const notch = Math.abs(Math.cos(petals * 1.5 * turn + k * 5.7));
		const edge = reach * (0.86 + 0.14 * petal ** 0.5 - 0.025 * notch);
		if (radius < edge) {
			const t = (radius - inner) / Math.max(0.001, edge - inner);
			return k > 1 && petal < 0.2 && t > 0.25 ? 0.03 : clamp(0.05 + t ** 1.7 - 0.12 * (1 - petal), 0.03, 1);
		}
		inner = edge;
	}
	return -1;
}
