import { chance, count } from '../../numbers.ts';
import { fromBehind } from '../figure/from-behind.ts';
import { disc, fade, glow, type Point, place, poly, rect } from '../kit/shapes.ts';

/** How the aisle lies on its plane: the vanishing point, and how far floor, top and sides of the near end are from it. */
type View = {
	readonly width: number;
	readonly height: number;
	readonly eye: Point;
	readonly side: number;
	readonly floor: number;
	readonly top: number;
};

const cabinets = 6;

/** An aisle between two rows of cabinets; somebody looks along it. */
const aisle = ({ width, height, eye: [vx, vy], side, floor, top }: View) => {
	const R = chance('server room');
	/** A point of the aisle: side -1 or 1, height 0 (floor) to 1 (top), depth 0 (near) to 1 (far). */
	const at = (across: number, up: number, depth: number): Point => {
		const near = 1 / (1 + depth * 5.2);
		return [vx + across * side * near, vy + (floor - up * top) * near];
	};
	const upright = (across: number, low: number, high: number, from: number, to: number, t: number) =>
		poly([at(across, low, from), at(across, high, from), at(across, high, to), at(across, low, to)], t);
	const flat = (half: number, up: number, from: number, to: number, t: number) =>
		poly([at(-half, up, from), at(half, up, from), at(half, up, to), at(-half, up, to)], t);
	const unit = (across: 1 | -1, i: number, u: number) => {
		const [from, to] = [i / cabinets, (i + 0.93) / cabinets];
		const [low, high] = [0.05 + u * 0.061, 0.093 + u * 0.061];
		const [a, b] = [from + (to - from) * 0.1, to - (to - from) * 0.1];
		const t = (R() < 0.18 ? 0.12 : R.range(0.3, 0.46)) + (across > 0 ? 0.12 : 0);
		const lamp = (share: number) => {
			const [x, y] = at(across, (low + high) / 2, a + (b - a) * share);
			return disc(x, y, 7.5 / (1 + from * 5), R() < 0.7 ? 0.98 : 0.62);
		};
		return upright(across, low, high, a, b, t) + (t > 0.26 ? lamp(0.16) + lamp(0.3) : '');
	};
	const wall = (across: 1 | -1) =>
		count(cabinets, (k) => {
			const i = cabinets - 1 - k;
			return (
				upright(across, 0, 1, i / cabinets, (i + 0.93) / cabinets, 0.2 - i * 0.012) +
				count(15, (u) => unit(across, i, u)).join('')
			);
		}).join('');
	const [doorLeft, doorTop] = at(-0.5, 0.72, 1);
	const [doorRight, doorFoot] = at(0.5, 0, 1);
	return (
		rect(0, 0, width, height, 0.1) +
		fade(0, 0, width, vy, 0.3, 0.16) +
		count(9, (i) => flat(1, 0, i / 9, (i + 0.9) / 9, 0.5 + (i % 2) * 0.12)).join('') +
		glow(vx, vy, side * 0.66, height * 0.37, 0.9, 0.5) +
		rect(doorLeft, doorTop, doorRight - doorLeft, doorFoot - doorTop, 0.86) +
		count(6, (i) => flat(0.26, 1.08, i / 6, (i + 0.62) / 6, 1)).join('') +
		wall(-1) +
		wall(1) +
		place(790, 560, 1, fromBehind({ skin: 0.5, hair: 0.03, cut: 'bun', cloth: 0.08, edge: 0.6, rim: 0.9 }), {
			flip: true,
		})
	);
};

export const serverRoom = () =>
	aisle({ width: 1200, height: 900, eye: [600, 400], side: 640, floor: 560, top: 1060 });
