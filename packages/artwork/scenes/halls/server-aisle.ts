import { chance, count } from '../../numbers.ts';
import { fromBehind } from '../figure/from-behind.ts';
import { disc, type Point, place, poly, rect } from '../kit/shapes.ts';

const [eyeX, eyeY] = [1700, 380];
const cabinets = 7;

/** A point of the aisle: across -1 (left wall) to 1 (right wall), height 0 (floor) to 1 (top), depth 0 (near) to 1 (far). */
const at = (across: number, up: number, depth: number): Point => {
	const near = 1 / (1 + depth * 7.4);
	return [eyeX + across * (across < 0 ? 1740 : 860) * near, eyeY + (640 - up * 1240) * near];
};

/** A part of a wall, from one depth to another. */
const upright = (across: number, low: number, high: number, from: number, to: number, t: number) =>
	poly([at(across, low, from), at(across, high, from), at(across, high, to), at(across, low, to)], t);

/** A part of the floor or of the ceiling. */
const level = (left: number, right: number, up: number, from: number, to: number, t: number) =>
	poly([at(left, up, from), at(right, up, from), at(right, up, to), at(left, up, to)], t);

/** A cabinet whose two doors are shut: the near ones at the left, dark, behind the title. */
const shut = (i: number) => {
	const [from, to] = [i / cabinets, (i + 0.97) / cabinets];
	const middle = from + (to - from) * 0.36;
	return (
		upright(-1, 0, 1, from, to, 0.077) +
		upright(-1, 0.04, 0.96, from + 0.006, middle - 0.001, 0.154) +
		upright(-1, 0.04, 0.96, middle + 0.001, to - 0.006, 0.231) +
		upright(-1, 0.4, 0.54, middle + 0.006, middle + 0.01, 0.077)
	);
};

/** Servers one above the other, their lamps lit. */
const open = (across: 1 | -1, i: number) => {
	const R = chance(`cabinet ${across} ${i}`);
	const [from, to] = [i / cabinets, (i + 0.93) / cabinets];
	const [a, b] = [from + (to - from) * 0.08, to - (to - from) * 0.08];
	return (
		upright(across, 0, 1, from, to, 0.14) +
		count(15, (u) => {
			const [low, high] = [0.05 + u * 0.061, 0.095 + u * 0.061];
			const t = (R() < 0.16 ? 0.1 : R.range(0.3, 0.44)) + (across > 0 ? 0.12 : 0.04);
			const lamp = (share: number) => {
				const [x, y] = at(across, (low + high) / 2, a + (b - a) * share);
				return disc(x, y, 9 / (1 + from * 6), R() < 0.7 ? 1 : 0.66);
			};
			return upright(across, low, high, a, b, t) + (t > 0.26 ? lamp(0.16) + lamp(0.3) : '');
		}).join('')
	);
};

const wall = (across: 1 | -1, shutOnes: number) =>
	count(cabinets, (k) => {
		const i = cabinets - 1 - k;
		return i < shutOnes ? shut(i) : open(across, i);
	}).join('');

/** The aisle of a server room, its far end lit; somebody in the middle of it looks along it. */
export const serverAisle = () => {
	const [doorLeft, doorTop] = at(-0.32, 0.74, 1);
	const [doorRight, doorFoot] = at(0.5, 0, 1);
	return (
		rect(0, 0, 2400, 900, 0.154) +
		poly([at(-1, 0, 1), at(-1, 1, 1), at(1, 1, 1), at(1, 0, 1)], 0.5) +
		count(9, (i) => level(-1, 1, 0, i / 9, (i + 0.9) / 9, 0.31 + i * 0.045)).join('') +
		count(7, (i) => level(-0.14, 0.26, 0, i / 7, (i + 0.62) / 7, 0.42 + i * 0.06)).join('') +
		rect(doorLeft, doorTop, doorRight - doorLeft, doorFoot - doorTop, 0.98) +
		count(7, (i) => level(-0.14, 0.26, 1, i / 7, (i + 0.62) / 7, 1)).join('') +
		wall(-1, 3) +
		wall(1, 0) +
		place(
			1950,
			560,
			0.94,
			fromBehind({ skin: 0.5, hair: 0.03, cut: 'bun', cloth: 0.08, edge: 0.6, rim: 0.95 }),
			{
				flip: true,
			},
		)
	);
};
