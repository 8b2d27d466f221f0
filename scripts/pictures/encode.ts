import sharp, { type Sharp } from 'sharp';
import type { Source } from './sources.ts';

/** The most bytes an AVIF may weigh: thumbnails and the home's picture on phones 12 KB, cards 45 KB, a hero at 1440 wide 120 KB. */
function budget(width: number, small: boolean): number {
	if (width <= 320 || small) return 12 * 1024;
	return (width <= 640 ? 45 : 120) * 1024;
}

const qualities = [52, 44, 38, 33, 28, 24, 20, 16, 12, 8];

/** Reads a source, vector or photograph, upright and cut to the frame, no wider than `most`; a photograph never grows. */
export async function open(
	{ path, vector, focus }: Pick<Source, 'path' | 'vector' | 'focus'>,
	most: number,
	ratio?: number,
	behind = '#f7f4eb',
): Promise<Sharp> {
	const { autoOrient } = await sharp(path).metadata();
	const framed =
		ratio === undefined ? autoOrient.width : Math.min(autoOrient.width, autoOrient.height * ratio);
	const width = vector ? most : Math.min(most, Math.floor(framed));
	const input = vector
		? sharp(path, { density: Math.min(2400, (72 * most) / autoOrient.width) })
		: sharp(path).autoOrient();
	const { data, info } = await input
		.resize(
			ratio === undefined
				? { width }
				: { width, height: Math.round(width / ratio), fit: 'cover', position: focus ?? 'centre' },
		)
		.flatten({ background: behind })
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true });
	return sharp(data, { raw: info });
}

/** Encodes with the best quality that stays within `most` bytes (or the lowest there is); halves what is left to try. */
async function within(
	most: number,
	encode: (quality: number) => Promise<Buffer>,
	first: number,
): Promise<Buffer> {
	const left = qualities.filter((quality) => quality <= first);
	let best = await encode(left[0] ?? first);
	if (best.length <= most) return best;
	let [fits, over] = [left.length - 1, 0];
	best = Buffer.alloc(0);
	while (fits - over > 1) {
		const middle = (fits + over) >> 1;
		const bytes = await encode(left[middle] ?? first);
		if (bytes.length > most) over = middle;
		else [fits, best] = [middle, bytes];
	}
	return best.length ? best : encode(left[fits] ?? first);
}

/** One width of a picture in one format. */
export async function encode(
	picture: Sharp,
	format: 'avif' | 'webp',
	width: number,
	small: boolean,
	first = 52,
): Promise<Buffer> {
	const { data, info } = await picture.clone().resize({ width }).raw().toBuffer({ resolveWithObject: true });
	const sized = () => sharp(data, { raw: info });
	const most = budget(width, small);
	if (format === 'avif')
		return within(most, (quality) => sized().avif({ quality, effort: 3 }).toBuffer(), first);
	const webp = (quality: number) => sized().webp({ quality, effort: 4 }).toBuffer();
	return within(most * 1.6, (quality) => webp(quality - 6), first);
}
