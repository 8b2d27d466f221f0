import { wrap } from '../numbers.ts';

export type LeafShape = {
	readonly wide?: number;
	readonly curve?: number;
	readonly saw?: number;
	readonly blunt?: boolean;
};

/** The tone of a leaflet at a point, 0 outside; it grows from (ax, ay) by `length` at `angle`. */
export function leaflet(
	x: number,
	y: number,
	ax: number,
	ay: number,
	length: number,
	angle: number,
	shape: LeafShape,
): number {
	const { wide = 0.2, curve = 0, saw = 0, blunt = false } = shape;
	const [dx, dy] = [x - ax, y - ay];
	const s = (dx * Math.cos(angle) + dy * Math.sin(angle)) / length;
	if (s <= 0 || s >= 1) return 0;
	const t = (-dx * Math.sin(angle) + dy * Math.cos(angle)) / length - curve * (s - s * s) * 1.6;
	const envelope = blunt
		? Math.sqrt(Math.max(0, 1 - (2 * s - 1) ** 2))
		: Math.sin(Math.PI * s ** 0.72) ** 0.9;
	if (Math.abs(t) > wide * envelope * (1 - saw * wrap(s * 7, 1) * 0.55)) return 0;
	if (Math.abs(t) < 0.016 / (length * 5)) return 0.06;
	const vein = saw || blunt ? Math.abs(wrap(s * (blunt ? 6 : 8) - Math.abs(t) * 5, 1) - 0.5) : 0.4;
	return t < 0 ? 0.95 - 0.42 * (0.5 - vein) * 1.6 : 0.62 - 0.3 * (0.5 - vein) * 1.6;
}

/** Distance to a stem from (ax, ay) to (bx, by), below 0 inside its radius. */
export function stem(
	x: number,
	y: number,
	ax: number,
	ay: number,
	bx: number,
	by: number,
	radius: number,
): number {
	const [dx, dy] = [bx - ax, by - ay];
	const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
	return Math.hypot(x - ax - dx * along, y - ay - dy * along) - radius;
}
