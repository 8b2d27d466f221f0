import { line, oval } from '../kit/shapes.ts';

export const microphone = (x: number, y: number, h: number) =>
	line(
		[
			[x, y],
			[x + h * 0.1, y - h * 0.8],
		],
		h * 0.09,
		0.1,
	) + oval(x + h * 0.12, y - h * 0.95, h * 0.13, h * 0.19, 0.06);
