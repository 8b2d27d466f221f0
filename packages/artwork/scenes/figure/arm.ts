import { disc, line, type Point } from '../kit/shapes.ts';

/** Bends an arm towards its hand: the elbow hangs outwards and down. An arm never outgrows its bones. */
export function arm(from: Point, wished: Point, side: 1 | -1, sleeve: number, skin: number): string {
	const far = Math.hypot(wished[0] - from[0], wished[1] - from[1]);
	const share = Math.min(1, 36 / far);
	const [dx, dy] = [(wished[0] - from[0]) * share, (wished[1] - from[1]) * share];
	const hand: Point = [from[0] + dx, from[1] + dy];
	const out = Math.min(5.5, Math.sqrt(Math.max(0, 18 ** 2 - ((far * share) / 2) ** 2)));
	const [px, py] = [(-dy / (far * share)) * out, (dx / (far * share)) * out];
	const turn = px * side + py > 0 ? 1 : -1;
	const elbow: Point = [from[0] + dx / 2 + px * turn, from[1] + dy / 2 + py * turn];
	return line([from, elbow, hand], 5.2, sleeve) + disc(hand[0], hand[1], 2.8, skin);
}
