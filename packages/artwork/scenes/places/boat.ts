import { line, path, poly } from '../kit/shapes.ts';

export const boat = (x: number, y: number, w: number, t: number, sail = 0) =>
	path(
		`M${x - w / 2} ${y - w * 0.12}h${w}q${-w * 0.08} ${w * 0.17} ${-w * 0.2} ${w * 0.17}h${-w * 0.6}q${-w * 0.14} 0 ${-w * 0.2} ${-w * 0.17}z`,
		t,
	) +
	(sail
		? line(
				[
					[x, y - w * 0.1],
					[x, y - w * 1.1],
				],
				w * 0.025,
				t,
			) +
			poly(
				[
					[x + w * 0.03, y - w * 1.08],
					[x + w * 0.46, y - w * 0.2],
					[x + w * 0.03, y - w * 0.2],
				],
				sail,
			) +
			poly(
				[
					[x - w * 0.03, y - w * 0.95],
					[x - w * 0.34, y - w * 0.2],
					[x - w * 0.03, y - w * 0.2],
				],
				sail * 0.8,
			)
		: '');
