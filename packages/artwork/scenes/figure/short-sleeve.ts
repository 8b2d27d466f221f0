import { limb, lit } from '../kit/light.ts';
import { type Point, path } from '../kit/shapes.ts';

/** A bare arm in a short sleeve: shoulder, elbow and wrist with their half widths; the hand is drawn over it. */
export const shortSleeve = (
	[[sx, sy], a]: readonly [Point, number],
	[elbow, b]: readonly [Point, number],
	[wrist, c]: readonly [Point, number],
	skin: number,
	[cloth, fold]: readonly [cloth: number, fold: number],
): string => {
	const far = Math.hypot(elbow[0] - sx, elbow[1] - sy);
	const [ux, uy] = [(elbow[0] - sx) / far, (elbow[1] - sy) / far];
	const at = (along: number, across: number): Point => [
		sx + ux * along - uy * across,
		sy + uy * along + ux * across,
	];
	const to = (along: number, across: number) =>
		at(along, across)
			.map((k) => k.toFixed(1))
			.join(' ');
	const hem = far * 0.66;
	const wide = b + 20;
	return (
		lit(limb(at(hem, 0), b + 4, elbow, b), skin * 0.6, skin, 4, -12) +
		lit(limb(elbow, b, wrist, c), skin * 0.6, skin, -7, -10) +
		path(limb(at(hem, 0), b - 8, elbow, b - 8), skin) +
		lit(
			`M${to(0, a)}L${to(hem, wide)}L${to(hem, -wide)}L${to(0, -a)}A${a} ${a} 0 0 0 ${to(0, a)}z`,
			fold,
			cloth,
			4,
			-11,
		)
	);
};
