import type { Chance } from '../../numbers.ts';
import { strand } from '../strand.ts';
import type { Surface } from '../surface.ts';
import type { Cloth } from './cloth.ts';
import type { Side } from './side.ts';

export function hair(surface: Surface, cloth: Cloth, foot: number, { yarn, paint }: Side, R: Chance): void {
	const [x, y, turn, long] = [
		R() * surface.size,
		R() * foot,
		R() * 6.283,
		cloth.hairLength * R.range(0.3, 1),
	];
	const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
	const bow = R.normal() * long * 0.3;
	if (y + dy > foot + 20) return;
	strand(surface, {
		from: [x, y],
		bend: [x + dx / 2 - (dy / long) * bow, y + dy / 2 + (dx / long) * bow],
		to: [x + dx, y + dy],
		width: R.range(1.2, 2.4),
		lightness: yarn.colour[0] + 0.1 + R.normal() * 0.04,
		paint,
		shadow: 0.35,
		round: 0,
	});
}
