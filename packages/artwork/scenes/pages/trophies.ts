import { count } from '../../numbers.ts';
import { crowd } from '../halls/crowd.ts';
import { fade, faint, glow, oval, path, rect } from '../kit/shapes.ts';
import { curtain } from '../props/curtain.ts';
import { trophy } from '../props/trophy.ts';

/** Five cups on steps on a stage, before a dark hall. */
export const trophies = () => {
	const steps = [
		[600, 200, 300],
		[430, 270, 240],
		[770, 270, 240],
		[268, 330, 200],
		[932, 330, 200],
	] as const;
	const blocks = steps.map(([x, top]) => [x, 330 + top] as const).reverse();
	return (
		fade(0, 0, 1200, 900, 0.3, 0.1) +
		curtain(0, 0, 1200, 640, 0.42, 22) +
		count(3, (i) =>
			faint(0.2, path(`M${300 + i * 300} 0h30L${560 + i * 190} 690H${220 + i * 190}z`, 1)),
		).join('') +
		glow(600, 330, 560, 380, 1, 0.72) +
		fade(0, 640, 1200, 90, 0.8, 0.56) +
		rect(0, 730, 1200, 170, 0.13) +
		oval(600, 690, 520, 30, 0.4) +
		blocks
			.map(
				([x, y]) =>
					fade(x - 88, y, 176, 690 - y, 0.98, 0.74) +
					rect(x + 58, y, 30, 690 - y, 0.6) +
					rect(x - 88, y, 176, 14, 1),
			)
			.join('') +
		steps.map(([x, top, h]) => trophy(x, 332 + top, h, 0.42)).join('') +
		crowd('cups', 850, 1000, 2, -0.3, 130, 210)
	);
};
