import type { Colour } from '../colour/oklch.ts';
import { chance } from '../numbers.ts';
import { strand } from './strand.ts';
import { lightnesses, type Surface } from './surface.ts';

export type Needled = {
	readonly seed: string;
	readonly colour: Colour;
	readonly fibres: number;
	readonly length: readonly [number, number];
	readonly curl: number;
	readonly width: readonly [number, number];
	readonly fringe: number;
};

/** A mat of loose fibres, laid in every direction, the upper ones lighter. */
export function needle(surface: Surface, mat: Needled, foot: number): void {
	const R = chance(mat.seed);
	const paints = [-7, 0, 6].map((turn) =>
		lightnesses([mat.colour[0], mat.colour[1] + turn / 900, mat.colour[2] + turn]),
	);
	for (let y = 0; y < foot - 14; y++)
		for (let x = 0; x < surface.size; x++)
			surface.put(x, y, (paints[1] as (typeof paints)[0])(0.24 + R() * 0.05));
	for (let i = 0; i < mat.fibres; i++) {
		const depth = i / mat.fibres;
		const long = R.range(...mat.length);
		const turn = R() * 6.283;
		const [x, y] = [R.range(-60, surface.size + 60), R.range(-60, foot)];
		const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
		if (y + dy > foot + mat.fringe * R.range(0.1, 1)) continue;
		const bow = R.normal() * mat.curl * 0.5;
		const bend = [x + dx / 2 - dy * bow, y + dy / 2 + dx * bow] as const;
		const width = R.range(...mat.width);
		strand(surface, {
			from: [x, y],
			bend,
			to: [x + dx, y + dy],
			width,
			taper: 0.55,
			lightness: mat.colour[0] - 0.26 + depth * 0.3 + R.normal() * 0.06,
			paint: R.pick(paints),
			round: 0.2,
			shadow: 0.5,
		});
	}
}
