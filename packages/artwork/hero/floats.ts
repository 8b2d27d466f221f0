import { shade } from '../colour/oklch.ts';
import { type Chance, clamp, count, n1 } from '../numbers.ts';
import type { Structure } from '../weave/structures.ts';
import { inks, type Theme, type Thread } from './inks.ts';
import { type Band, threadAt } from './stripes.ts';

/** Paths by the colour they are filled or drawn with. */
export type Coloured = Map<string, string>;

export const add = (paths: Coloured, colour: string, d: string) =>
	paths.set(colour, (paths.get(colour) ?? '') + d);
export const tint = (theme: Theme, thread: Thread, step = 0) => shade(inks[theme].yarn[thread], step * 0.026);

/** A lightness step for each yarn, -2 to 2. */
export const steps = (R: Chance, yarns: number) => count(yarns, () => clamp(Math.round(R.normal()), -2, 2));

const box = (x: number, y: number, w: number, h: number) => `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}z`;

/** The yarns that lie on top, as boxes with a line of light on each. */
export function floats(
	o: Band,
	theme: Theme,
	up: Structure,
	edge: (pick: number) => number,
	top: number,
	warpSteps: number[],
	weftSteps: number[],
) {
	const { columns, rows, cell } = o;
	const body: Coloured = new Map();
	const [long, side] = [cell * 0.06, cell * 0.084];
	let sheen = '';
	for (let y = 0; y < rows; y++)
		for (let x = edge(y); x < columns; x++) {
			let end = x;
			while (end < columns && !up(end, y)) end++;
			if (end === x) continue;
			const [left, at, width] = [x * cell + long, top + y * cell + side, (end - x) * cell - long * 2];
			add(
				body,
				tint(theme, threadAt(o.wefts, y, 'tow'), weftSteps[y]),
				box(left, at, width, cell - side * 2),
			);
			sheen += box(left + cell * 0.3, at + cell * 0.22, width - cell * 0.6, cell * 0.16);
			x = end;
		}
	for (let x = o.turn; x < columns; x++)
		for (let y = 0; y < rows; y++) {
			let end = y;
			while (end < rows && up(x, end) && x >= edge(end)) end++;
			if (end === y) continue;
			const [left, at, height] = [x * cell + side, top + y * cell + long, (end - y) * cell - long * 2];
			add(
				body,
				tint(theme, threadAt(o.warps, x, 'ecru'), warpSteps[x]),
				box(left, at, cell - side * 2, height),
			);
			sheen += box(left + cell * 0.22, at + cell * 0.3, cell * 0.16, height - cell * 0.6);
			y = end;
		}
	return { body, sheen };
}
