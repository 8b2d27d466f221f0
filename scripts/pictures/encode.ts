import sharp, { type Sharp } from 'sharp';
import { budget } from './budget.ts';

const qualities = [56, 48, 40, 33, 27, 22, 18, 14, 10];

/** Reads a source, vector or photograph, upright and cut to the frame, no wider than `width`. */
export async function open(path: string, vector: boolean, width: number, ratio?: number): Promise<Sharp> {
	const { width: own = width } = await sharp(path).metadata();
	const input = vector
		? sharp(path, { density: Math.min(2400, (72 * width) / own) })
		: sharp(path).autoOrient();
	const size =
		ratio === undefined ? { width } : { width, height: Math.round(width / ratio), fit: 'cover' as const };
	const { data, info } = await input
		.resize({ ...size, withoutEnlargement: !vector })
		.flatten({ background: '#f7f4eb' })
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true });
	return sharp(data, { raw: info });
}

/** Encodes with the best quality that stays within `most` bytes (or the lowest there is). */
async function within(
	most: number,
	encode: (quality: number) => Promise<Buffer>,
	first: number,
): Promise<Buffer> {
	let best: Buffer = Buffer.alloc(0);
	for (const quality of qualities.filter((each) => each <= first)) {
		best = await encode(quality);
		if (best.length <= most) return best;
	}
	return best;
}

/** One width of a picture as AVIF and WebP. */
export async function encode(picture: Sharp, width: number, small: boolean, first = 56) {
	const { data, info } = await picture.clone().resize({ width }).raw().toBuffer({ resolveWithObject: true });
	const sized = () => sharp(data, { raw: info });
	const most = budget(width, small);
	return {
		avif: await within(most, (quality) => sized().avif({ quality, effort: 3 }).toBuffer(), first),
		webp: await within(
			most * 1.6,
			(quality) =>
				sized()
					.webp({ quality: quality - 6, effort: 4 })
					.toBuffer(),
			first,
		),
	};
}
