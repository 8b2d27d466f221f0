import { n1 } from '../numbers.ts';

export type Cut = {
	readonly width?: number;
	readonly gap?: number;
	readonly overhang?: number;
	readonly half?: number;
};
type Line = (x: number, y: number) => number;
type Corner = readonly [x: number, y: number];

/**
 * The three strands of the A on a square of 48, each over one and under one:
 * left leg over right leg, right leg over bar, bar over left leg. Crossings are cut, so one colour is enough.
 */
export function strands({ width = 7.2, gap = 1.6, overhang = 5.2, half = 17.6 }: Cut = {}) {
	const [foot, head, apexY, barY] = [45.5, 4.5, 12, 33];
	const rise = Math.hypot(half, foot - apexY);
	const reach = width / 2 / ((foot - apexY) / rise);
	const clear = gap * (reach / (width / 2));
	const legX = (side: number, y: number) => 24 + side * ((y - apexY) / (foot - apexY)) * half;
	const draw = (corners: readonly Corner[]) => `M${corners.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}z`;

	/** Where the edge of a leg is at a height, or where it meets a line. */
	const corner = (side: number, edge: number, y: number, line?: Line): Corner => {
		let at = y;
		if (line)
			for (let i = 0; i < 40; i++) {
				const value = line(legX(side, at) + edge * reach, at);
				at -= value / ((line(legX(side, at + 0.01) + edge * reach, at + 0.01) - value) / 0.01);
			}
		return [legX(side, at) + edge * reach, at];
	};
	const leg = (side: number, from: number, to: number, start?: Line) =>
		draw([
			corner(side, -1, from, start),
			corner(side, 1, from, start),
			corner(side, 1, to),
			corner(side, -1, to),
		]);

	const [top, low] = [barY - width / 2, barY + width / 2];
	const beside = (edge: number, y: number) => legX(1, y) + edge * (reach + clear);
	const [barLeft, barRight] = [
		(y: number) => legX(-1, y) - reach - overhang,
		(y: number) => legX(1, y) + reach + overhang,
	];
	return {
		left: leg(-1, head, top - gap) + leg(-1, low + gap, foot),
		right: leg(1, 13.5, foot, (x, y) => x - (legX(-1, y) + reach + clear)),
		bar:
			draw([
				[barLeft(top), top],
				[beside(-1, top), top],
				[beside(-1, low), low],
				[barLeft(low), low],
			]) +
			draw([
				[beside(1, top), top],
				[barRight(top), top],
				[barRight(low), low],
				[beside(1, low), low],
			]),
	};
}
