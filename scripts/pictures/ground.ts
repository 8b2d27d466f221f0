import type { Sharp } from 'sharp';

/** The colours that may be shown in place of a picture while it loads, as they are on a light page. */
const dyes = {
	paper: [247, 244, 235],
	card: [253, 251, 247],
	night: [23, 30, 44],
	neem: [53, 111, 61],
	marigold: [245, 162, 31],
	indigo: [35, 73, 130],
} as const;

export type Ground = keyof typeof dyes;

/** The colour of ours nearest to another (red, green, blue; 0 to 255). */
export function nearestDye(colour: readonly [number, number, number]): Ground {
	const distance = (dye: Ground) => Math.hypot(...dyes[dye].map((value, i) => value - (colour[i] ?? 0)));
	return (Object.keys(dyes) as Ground[]).reduce((best, dye) => (distance(dye) < distance(best) ? dye : best));
}

/** The colour of ours nearest to the dominant colour of a picture. */
export async function groundOf(picture: Sharp): Promise<Ground> {
	const { dominant } = await picture.stats();
	return nearestDye([dominant.r, dominant.g, dominant.b]);
}
