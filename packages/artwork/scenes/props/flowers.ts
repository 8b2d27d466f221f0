import { chance, count } from '../../numbers.ts';
import { curve, disc, path } from '../kit/shapes.ts';

export const flowers = (x: number, y: number, h: number, seed: string, vase = 0.5) => {
	const R = chance(seed);
	const stems = count(9, () => [x + R.normal() * h * 0.22, y - h * R.range(0.62, 1)] as const);
	return (
		stems
			.map(([a, b]) => curve(`M${x} ${y - h * 0.3}Q${x} ${b + h * 0.2} ${a} ${b}`, h * 0.02, 0.25))
			.join('') +
		stems.map(([a, b], i) => disc(a, b, h * 0.085, i % 2 ? 0.95 : 0.7) + disc(a, b, h * 0.03, 0.4)).join('') +
		path(
			`M${x - h * 0.13} ${y - h * 0.36}h${h * 0.26}q${h * 0.06} ${h * 0.2} ${-h * 0.05} ${h * 0.36}h${-h * 0.16}q${-h * 0.11} ${-h * 0.16} ${-h * 0.05} ${-h * 0.36}z`,
			vase,
		)
	);
};
