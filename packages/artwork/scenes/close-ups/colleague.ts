import { curve, disc, oval, path, place, rect } from '../kit/shapes.ts';

/** Somebody on a chair, from above; looks up the picture. Hands are at ±58,-128. */
export const colleague = (
	x: number,
	y: number,
	turn: number,
	{ top, hair = 0.07, bun = false }: { top: number; hair?: number; bun?: boolean },
): string =>
	place(
		x,
		y,
		1,
		rect(-70, -58, 140, 118, 0.3, 26) +
			path('M-84 36q84 46 168 0v34q-84 46 -168 0z', 0.1) +
			curve('M-66 4Q-104 -66 -58 -122', 34, top * 0.88) +
			curve('M66 4Q104 -66 58 -122', 34, top * 0.88) +
			disc(-56, -134, 18, 0.56) +
			disc(56, -134, 18, 0.56) +
			oval(0, 6, 86, 44, top) +
			oval(0, -26, 30, 32, 0.56) +
			disc(0, -4, 41, hair) +
			(bun ? disc(0, 40, 20, hair) : ''),
		{ turn },
	);
