import type { Chance } from '../../numbers.ts';
import { strand } from '../strand.ts';
import type { Surface } from '../surface.ts';
import type { Cloth } from './cloth.ts';
import type { Side } from './side.ts';

export function fray(
	surface: Surface,
	cloth: Cloth,
	foot: number,
	{ yarn, pitch, paint, lines }: Side,
	R: Chance,
): void {
	for (let y = 0; y < pitch * 0.9 + 14; y++)
		for (let x = 0; x < surface.size; x++) surface.shadow(x, foot + y, 0.42 * (1 - y / (pitch * 0.9 + 14)));
	const ribbon = yarn.round < 0.4;
	for (let i = 0; i < cloth.ends; i++) {
		const width = (pitch * yarn.fill) / Math.max(1, cloth.fray * (ribbon ? 0.94 : 0.72));
		const whole = [cloth.fringe * R.range(0.62, 1), R.normal() * pitch * 0.05] as const;
		for (let k = 0; k < cloth.fray; k++) {
			const x = (i + 0.5) * pitch + (k - (cloth.fray - 1) / 2) * width * 0.92;
			const [long, lean] = ribbon ? whole : [cloth.fringe * R.range(0.62, 1), R.normal() * pitch * 0.26];
			const lightness = yarn.colour[0] + (lines[i]?.tone ?? 0) + R.normal() * (ribbon ? 0.03 : yarn.tone);
			strand(surface, {
				from: [x, foot - 3],
				bend: [x + lean * R.range(-0.4, 0.4), foot + long * 0.5],
				to: [x + lean, foot + long],
				width: width * (ribbon ? 1.2 : 1),
				taper: ribbon ? 1 : 0.5,
				lightness,
				paint,
				round: 0.2 * yarn.round,
				shadow: ribbon ? 0.12 : 0.3,
			});
		}
	}
}
