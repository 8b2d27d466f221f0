import type { Look } from '../kit/looks.ts';
import { line, oval, poly } from '../kit/shapes.ts';

export function lap({ bottom, dress, top }: Look): string {
	if (dress === 'sari')
		return (
			poly(
				[
					[-9, -54],
					[9, -54],
					[13, -42],
					[12, -22],
					[-12, -22],
					[-13, -42],
				],
				top * 0.86,
			) +
			line(
				[
					[-2, -42],
					[0, -24],
				],
				1.6,
				top * 0.62,
			)
		);
	const side = (x: number) =>
		line(
			[
				[x * 0.5, -50],
				[x, -42],
				[x, -24],
			],
			7.8,
			bottom,
		) + oval(x, -21.5, 4.6, 2.3, 0.05);
	const cloth =
		dress === 'kurta' || dress === 'dress'
			? poly(
					[
						[-10, -54],
						[10, -54],
						[14, -40],
						[13, -33],
						[-13, -33],
						[-14, -40],
					],
					top * 0.96,
				)
			: '';
	return side(-8.5) + side(8.5) + cloth;
}

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
