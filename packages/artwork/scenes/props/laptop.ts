import { poly, rect } from '../kit/shapes.ts';

export const laptop = (x: number, y: number, w: number, lit = 0.9) =>
	rect(x - w / 2, y - w * 0.62, w, w * 0.6, 0.12, 4) +
	rect(x - w * 0.46, y - w * 0.58, w * 0.92, w * 0.5, lit) +
	poly(
		[
			[x - w / 2, y - w * 0.02],
			[x + w / 2, y - w * 0.02],
			[x + w * 0.58, y + w * 0.06],
			[x - w * 0.58, y + w * 0.06],
		],
		0.4,
	);
