import { clamp } from '../numbers.ts';
import type { lightnesses, Surface } from './surface.ts';

export type Strand = {
	/** Start, bend, end of the curve in pixels. */
	readonly from: readonly [number, number];
	readonly bend: readonly [number, number];
	readonly to: readonly [number, number];
	readonly width: number;
	/** Width at the end as a share of the width at the start. */
	readonly taper?: number;
	readonly lightness: number;
	readonly paint: ReturnType<typeof lightnesses>;
	/** Contrast of the round section. */
	readonly round?: number;
	/** Pixels that one turn of the yarn takes; 0 for a single fibre. */
	readonly twist?: number;
	readonly shadow?: number;
};

/** Paints one fibre or yarn end, with its shadow on what lies below. */
export function strand(surface: Surface, s: Strand): void {
	const { width, taper = 1, round = 0.16, twist = 0, shadow = 0.3 } = s;
	const length =
		Math.hypot(s.bend[0] - s.from[0], s.bend[1] - s.from[1]) +
		Math.hypot(s.to[0] - s.bend[0], s.to[1] - s.bend[1]);
	const steps = Math.max(2, Math.ceil(length * 1.15));
	const drop = Math.max(1, width * 0.42);
	for (const pass of shadow ? ['shadow', 'body'] : ['body'])
		for (let step = 0; step <= steps; step++) {
			const t = step / steps;
			const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
			const x = a * s.from[0] + b * s.bend[0] + c * s.to[0];
			const y = a * s.from[1] + b * s.bend[1] + c * s.to[1];
			const dx = (1 - t) * (s.bend[0] - s.from[0]) + t * (s.to[0] - s.bend[0]);
			const dy = (1 - t) * (s.bend[1] - s.from[1]) + t * (s.to[1] - s.bend[1]);
			const norm = Math.hypot(dx, dy) || 1;
			const half = (width / 2) * (1 + (taper - 1) * t);
			for (let o = -half; o <= half; o += 0.8) {
				const across = half < 0.6 ? 0 : o / half;
				const px = Math.round(x - (dy / norm) * o);
				const py = Math.round(y + (dx / norm) * o);
				if (pass === 'shadow')
					surface.shadow(px + Math.round(drop * 0.5), py + Math.round(drop), shadow * 0.4);
				else {
					const facing = (-dy / norm) * across * 0.5 + (dx / norm) * across * 0.85;
					const ply = twist ? Math.sin(6.283 * ((t * length) / twist + across * 0.42)) * 0.05 : 0;
					surface.put(
						px,
						py,
						s.paint(clamp(s.lightness - facing * round - across * across * round * 0.5 + ply, 0, 1)),
					);
				}
			}
		}
}
