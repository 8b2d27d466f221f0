import { count } from '../../numbers.ts';
import { type Point, poly } from '../kit/shapes.ts';

/** The plan of a hall on a sheet that lies on a table: stage, rows of seats, an aisle. `x` is its middle, `y` its far edge. */
export const floorPlan = (x: number, y: number, w: number, h: number) => {
	const at = (u: number, v: number): Point => [x + (u - 0.5) * w * (0.8 + v * 0.4), y + v * h];
	const area = (u: number, v: number, du: number, dv: number, t: number) =>
		poly([at(u, v), at(u + du, v), at(u + du, v + dv), at(u, v + dv)], t);
	return (
		area(0, 0, 1, 1, 0.99) +
		area(0.3, 0.08, 0.4, 0.16, 0.12) +
		count(3, (row) =>
			count(8, (i) => area(0.09 + i * 0.093 + (i > 3 ? 0.08 : 0), 0.36 + row * 0.2, 0.066, 0.12, 0.3)).join(
				'',
			),
		).join('')
	);
};
