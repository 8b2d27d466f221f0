import { chance, count } from '../../numbers.ts';
import { disc, path } from '../kit/shapes.ts';

export function tree(x: number, y: number, h: number, seed: string, t = 0.36): string {
	const R = chance(seed);
	const crown = count(
		16,
		() => [x + R.normal() * h * 0.2, y - h * R.range(0.48, 0.9), h * R.range(0.1, 0.19)] as const,
	);
	const trunk = path(
		`M${x - h * 0.045} ${y}q${h * 0.03} ${-h * 0.3} 0 ${-h * 0.6}h${h * 0.07}q${-h * 0.03} ${h * 0.3} ${h * 0.03} ${h * 0.6}z`,
		t * 0.5,
	);
	return (
		trunk +
		crown.map(([a, b, r]) => disc(a, b, r, t)).join('') +
		crown.map(([a, b, r]) => disc(a - r * 0.24, b - r * 0.3, r * 0.55, t * 1.3)).join('')
	);
}
