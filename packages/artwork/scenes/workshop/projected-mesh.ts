import { count } from '../../numbers.ts';
import { disc, line, type Point, ring } from '../kit/shapes.ts';

export const projectedMesh = () => {
	const at = (r: number, k: number): Point => [
		435 + r * Math.cos(k * 0.3927),
		340 + r * Math.sin(k * 0.3927),
	];
	const cells = [200, 150, 104]
		.map((r, n) =>
			count(16, (k) =>
				line([at(r, k), at(r, k + 1), at([150, 104, 62][n] ?? 60, k + 0.5), at(r, k)], 5, 0.22),
			).join(''),
		)
		.join('');
	return (
		disc(435, 340, 200, 0.7) +
		disc(435, 340, 126, 0.56) +
		disc(435, 340, 62, 0.97) +
		cells +
		ring(435, 340, 62, 6, 0.22) +
		count(6, (k) => disc(...at(150, k * 2.667), 15, 0.97)).join('')
	);
};
