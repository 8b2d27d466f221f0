import { chance, clamp } from '../../numbers.ts';
import { noise } from '../noise.ts';
import { lightnesses, type Surface } from '../surface.ts';
import type { Cloth } from './cloth.ts';
import { fray } from './fray.ts';
import { hair } from './hair.ts';
import { type Side, side, wave } from './side.ts';

/** Weaves the cloth over the surface down to `foot`, then lets its warp ends hang. */
export function weave(surface: Surface, cloth: Cloth, foot: number): void {
	const R = chance(cloth.seed);
	const { size } = surface;
	const warp = side(cloth.warp, cloth.ends, size, R);
	const weft = side(cloth.weft, cloth.picks, foot, R);
	const [stray, grain, patch] = [noise(R.whole(1, 1e6)), noise(R.whole(1, 1e6)), noise(R.whole(1, 1e6))];
	const gap = lightnesses(cloth.gap);

	/** How high one yarn stands at a pixel, and how light it is there; undefined beside it. */
	const sample = (
		of: Side,
		across: number,
		along: number,
		lift: (line: number, at: number) => number,
		alongPitch: number,
		lit: number,
	) => {
		const { yarn, pitch } = of;
		const shift = stray(across / pitch / 3 + (lit > 0 ? 50 : 0), along / pitch / 5) * yarn.wobble * pitch;
		const line = Math.floor((across + shift) / pitch);
		const facts = of.lines[clamp(line, 0, of.lines.length - 1)];
		if (!facts) return undefined;
		const swell =
			1 +
			yarn.slub *
				(grain(along / pitch / 2.2, facts.phase) + 0.5 * grain(along / pitch / 0.8, facts.phase + 9));
		const half = clamp(yarn.fill * facts.width * swell, 0.1, 1.12) / 2;
		const s = ((across + shift) / pitch - line - 0.5) / half;
		if (Math.abs(s) > 1) return undefined;
		const rise = lift(line, along / alongPitch);
		const slope = lift(line, along / alongPitch + 0.06) - lift(line, along / alongPitch - 0.06);
		const dome = Math.sqrt(1 - s * s);
		const ply = yarn.twist ? Math.sin(6.283 * ((along / pitch) * yarn.twist + s * 0.45 + facts.phase)) : 0;
		const lay =
			s * yarn.fibres + (yarn.twist ? (along / pitch) * yarn.twist * yarn.fibres * 0.9 : 0) + facts.phase * 7;
		const hair =
			(grain(lay, along / pitch / 1.4) * 0.6 + grain(lay * 2.7, along / pitch / 0.9) * 0.6) * yarn.fibre;
		const turn = -s * lit * (0.4 + 0.6 * yarn.round);
		const gloss = yarn.sheen * Math.max(0, 1 - Math.abs(s + 0.25) * 2.2) * Math.max(0, rise) ** 2 * 0.16;
		const edge = (1 - dome) * (0.1 + 0.14 * yarn.round);
		const light =
			yarn.colour[0] +
			facts.tone +
			patch(across / 210, along / 170) * yarn.tone * 0.7 +
			turn * 0.1 * yarn.round -
			slope * lit * 0.16 +
			ply * 0.055 +
			hair * 0.11 +
			gloss -
			edge -
			(1 - rise) * 0.075;
		return { height: rise + dome * (0.25 + 0.5 * yarn.round), light };
	};

	for (let y = 0; y < foot; y++)
		for (let x = 0; x < size; x++) {
			const a = sample(warp, x, y, (i, at) => wave(at, (j) => cloth.over(i, j)), weft.pitch, 0.7);
			const b = sample(weft, y, x, (j, at) => wave(at, (i) => !cloth.over(i, j)), warp.pitch, 1);
			const top = a && b ? (a.height >= b.height ? 'warp' : 'weft') : a ? 'warp' : b ? 'weft' : 'gap';
			const fall = 0.03 - 0.07 * (x / size) * (y / foot);
			if (top === 'gap') surface.put(x, y, gap(cloth.gap[0] + grain(x / 5, y / 5) * 0.02));
			else if (top === 'warp' && a)
				surface.put(
					x,
					y,
					warp.paint(
						a.light + fall - (b && b.height > a.height - 0.5 ? (b.height - a.height + 0.5) * 0.2 : 0),
					),
				);
			else if (b)
				surface.put(
					x,
					y,
					weft.paint(
						b.light + fall - (a && a.height > b.height - 0.5 ? (a.height - b.height + 0.5) * 0.2 : 0),
					),
				);
		}
	fray(surface, cloth, foot, warp, R);
	for (let i = 0; i < cloth.hairs; i++) hair(surface, cloth, foot, R.pick([warp, weft]), R);
}
