import { count } from '../../numbers.ts';
import { fade, oval, path, poly, rect } from '../kit/shapes.ts';
import { chair } from '../props/chair.ts';
import { curtain } from '../props/curtain.ts';
import { lectern } from '../props/lectern.ts';

/** The hall on a plane of 2400 x 900, its stage at the right, its left wall quiet for a title. */
const house = () =>
	fade(0, 0, 2400, 900, 0.18, 0.09) +
	count(9, (i) => rect(-20 + i * 150, 0, 138, 640, 0.077 + i * 0.011)).join('') +
	count(4, (i) =>
		path(
			`M${1180 + i * 34} 640V${250 - i * 6}Q1760 ${-190 + i * 66} ${2440 - i * 10} ${250 - i * 6}V640z`,
			0.18 + i * 0.068,
		),
	).join('') +
	curtain(1340, 190, 900, 330, 0.3, 16) +
	rect(1470, 96, 640, 104, 0.2);

const platform = () =>
	fade(1180, 520, 1220, 46, 0.5, 0.39) +
	rect(1180, 566, 1220, 74, 0.21) +
	count(11, (i) => rect(1190 + i * 112, 574, 102, 54, 0.24)).join('');

/** A beam, an aisle: what widens downwards around the lectern, from one half width to another. */
const beam = (top: number, from: number, foot: number, to: number, t: number) =>
	poly(
		[
			[1760 - from, top],
			[1760 + from, top],
			[1760 + to, foot],
			[1760 - to, foot],
		],
		t,
	);

const chairs = () =>
	count(6, (r) =>
		count(22, (c) => {
			const s = 0.3 + r * 0.17;
			const x = 1760 + (c - 10.5 + (c > 10 ? 0.7 : -0.7)) * 128 * s;
			const near = Math.max(0, Math.min(1, x / 1500));
			return chair(x, 684 + r ** 1.5 * 34, 120 * s + 26, 0.13 + near * 0.2 + r * 0.02);
		}).join(''),
	).join('');

/** An empty hall, one lectern in the light of one lamp. */
export const emptyHall = () =>
	house() +
	beam(0, 44, 540, 230, 0.5) +
	beam(0, 24, 540, 170, 0.66) +
	platform() +
	oval(1760, 541, 236, 17, 0.98) +
	lectern(1760, 545, 186, 0.3) +
	fade(0, 640, 2400, 260, 0.13, 0.07) +
	beam(640, 44, 900, 200, 0.3) +
	chairs();

/** White where the lamp dyes: its light and what stands in it. */
export const lampLight = () =>
	beam(0, 44, 540, 230, 1) + beam(540, 230, 560, 244, 1) + oval(1760, 541, 244, 22, 1);
