import { leaflet, stem } from './leaflet.ts';

/** The stem starts here; the branch is so small that every leaflet is whole within the drawing. */
const [footX, footY, small] = [0.06, 0.86, 1.17];

const spine = (s: number) => [footX + 1.1 * s, footY - 0.62 * s - 0.22 * Math.sin(s * 2.6)] as const;

/** Azadirachta indica: curved, saw-toothed leaflets in pairs. */
export function neem(u: number, v: number): number {
	const [x, y] = [footX + (u * 1.25 - footX) * small, footY + (v - footY) * small];
	let tone = 0;
	for (let i = 9; i >= 0; i--) {
		const s = 0.07 + i * 0.095;
		const [px, py] = spine(s);
		const [qx, qy] = spine(s + 0.02);
		const along = Math.atan2(qy - py, qx - px);
		for (const side of [-1, 1]) {
			const leaf = leaflet(x, y, px, py, 0.4 - Math.abs(i - 4) * 0.022, along + side * (0.98 - i * 0.035), {
				wide: 0.125,
				curve: -side * 0.24,
				saw: 0.34,
			});
			if (leaf) tone = side < 0 ? leaf : leaf * 0.86;
		}
	}
	const tip = leaflet(x, y, ...spine(0.98), 0.26, -0.72, { wide: 0.13, curve: 0.1, saw: 0.34 });
	if (tip) tone = tip;
	for (let s = 0; s < 1; s += 0.04) if (stem(x, y, ...spine(s), ...spine(s + 0.04), 0.007) < 0) tone = 1;
	return tone || -1;
}
