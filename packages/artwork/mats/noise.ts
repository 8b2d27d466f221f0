/** Smooth noise, -1 to 1, the same for the same seed. */
export type Noise = (x: number, y: number) => number;

function corner(x: number, y: number, seed: number): number {
	let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
	h = Math.imul(h ^ (h >>> 13), 1274126177);
	return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}

const ease = (t: number) => t * t * (3 - 2 * t);

export function noise(seed: number): Noise {
	return (x, y) => {
		const [x0, y0] = [Math.floor(x), Math.floor(y)];
		const [u, v] = [ease(x - x0), ease(y - y0)];
		const top = corner(x0, y0, seed) * (1 - u) + corner(x0 + 1, y0, seed) * u;
		const foot = corner(x0, y0 + 1, seed) * (1 - u) + corner(x0 + 1, y0 + 1, seed) * u;
		return top * (1 - v) + foot * v;
	};
}
