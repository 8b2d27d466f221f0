import type { Look } from '../kit/looks.ts';
import { line, oval, poly } from '../kit/shapes.ts';

export function legs({ bottom, dress, top }: Look, stride: number): string {
	if (dress === 'sari')
		return (
			poly(
				[
					[-9, -55],
					[9, -55],
					[12 + stride / 2, -1],
					[-11 - stride / 2, -1],
				],
				top * 0.86,
			) +
			line(
				[
					[4, -50],
					[8, -2],
				],
				1.6,
				top * 0.62,
			)
		);
	const spread = Math.max(4, stride);
	const pair =
		line(
			[
				[-4, -50],
				[-spread, -3],
			],
			7.6,
			bottom,
		) +
		line(
			[
				[4, -50],
				[spread, -3],
			],
			7.6,
			bottom,
		);
	const shoes = oval(-spread - 1, -1.4, 4.4, 2.1, 0.05) + oval(spread + 1, -1.4, 4.4, 2.1, 0.05);
	const skirt =
		dress === 'kurta' || dress === 'dress'
			? poly(
					[
						[-10, -56],
						[10, -56],
						[12, -26],
						[-12, -26],
					],
					top * 0.96,
				)
			: '';
	const tails =
		dress === 'coat'
			? poly(
					[
						[-11, -56],
						[11, -56],
						[12, -32],
						[-12, -32],
					],
					top * 0.96,
				)
			: '';
	return pair + shoes + skirt + tails;
}
