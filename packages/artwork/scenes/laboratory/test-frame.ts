import { disc, path, rect } from '../kit/shapes.ts';

/** Machines and benches of the research division. */
export const testFrame = (x: number, y: number, h: number, t = 0.8) => {
	const s = h / 100;
	const at = (a: number, b: number, w: number, k: number, v: number) =>
		rect(x + a * s, y - b * s, w * s, k * s, v);
	return (
		at(-42, 14, 84, 14, t * 0.5) +
		at(-34, 96, 7, 82, t) +
		at(27, 96, 7, 82, t) +
		at(-29.5, 96, 2.4, 82, t * 0.6) +
		at(31.6, 96, 2.4, 82, t * 0.6) +
		at(-42, 100, 84, 9, t * 0.7) +
		at(-38, 74, 76, 11, t * 0.74) +
		at(-8, 63, 16, 11, t * 0.3) +
		at(-8, 24, 16, 11, t * 0.3) +
		path(
			`M${x - 4 * s} ${y - 53 * s}h${8 * s}q${-3 * s} ${8 * s} ${-2.6 * s} ${15 * s}t${2.6 * s} ${15 * s}h${-8 * s}q${3 * s} ${-8 * s} ${2.6 * s} ${-15 * s}t${-2.6 * s} ${-15 * s}z`,
			0.98,
		) +
		disc(x - 37 * s, y - 7 * s, 2.4 * s, 0.95) +
		disc(x - 30 * s, y - 7 * s, 2.4 * s, 0.7)
	);
};
