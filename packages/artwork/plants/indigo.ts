import { leaflet, stem } from './leaflet.ts';

const sprigs = [
	[0.4, 1.05, -1.42, 1.02, 0.12],
	[0.5, 1.06, -0.94, 0.86, 0.13],
] as const;

/** Indigofera tinctoria: round leaflets in pairs. */
export function indigo(u: number, v: number): number {
	const [x, y] = [u * 1.25, v];
	let tone = 0;
	for (const [bx, by, angle, length, bend] of sprigs) {
		const at = (s: number) =>
			[
				bx + Math.cos(angle + bend * s * 2) * length * s,
				by + Math.sin(angle + bend * s * 2) * length * s,
			] as const;
		for (let i = 0; i < 7; i++) {
			const s = 0.2 + i * 0.125;
			for (const side of [-1, 1]) {
				const leaf = leaflet(x, y, ...at(s), 0.185 - i * 0.011, angle + bend * s * 2 + side * 1.02, {
					wide: 0.27,
					blunt: true,
				});
				if (leaf) tone = side < 0 ? leaf : leaf * 0.72;
			}
		}
		const tip = leaflet(x, y, ...at(1), 0.13, angle + bend * 2, { wide: 0.28, blunt: true });
		if (tip) tone = tip;
		for (let s = 0; s < 1; s += 0.05) if (stem(x, y, ...at(s), ...at(s + 0.05), 0.0065) < 0) tone = 1;
	}
	return tone || -1;
}
