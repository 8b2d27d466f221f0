import sharp from 'sharp';
import { families } from '../scripts/pictures/families.ts';

/** A save as Keystatic sends it: files by path, their bytes in base64. */
export type Save = {
	readonly additions: readonly { readonly path: string; readonly contents: string }[];
	readonly deletions: readonly { readonly path: string }[];
};

/**
 * Photos of a save, each turned upright and no larger than its largest use: what a camera gives never enters git. What is
 * no picture stays as it is. Throws an UnreadablePhoto where a file is not what its name says.
 */
export async function reducePhotos(body: Buffer): Promise<string> {
	const save = JSON.parse(body.toString('utf8')) as Save;
	const additions = await Promise.all(
		save.additions.map(async (one) => ({ ...one, contents: await reduced(one) })),
	);
	return JSON.stringify({ ...save, additions });
}

export class UnreadablePhoto extends Error {}

async function reduced({ path, contents }: Save['additions'][number]): Promise<string> {
	const family = /^media\/sources\/([^/]+)\//.exec(path)?.[1];
	if (family === undefined || path.endsWith('.svg')) return contents;
	const { widths, ratio } = families[family] ?? { widths: [1280] };
	try {
		const bytes = await reduce(Buffer.from(contents, 'base64'), Math.max(...widths), ratio);
		return bytes.toString('base64url');
	} catch {
		throw new UnreadablePhoto('This photo cannot be read. Save it as JPEG or PNG and drop it again.');
	}
}

/** Somebody may cut closer later. */
const room = 1.25;

/** Nothing is gained by encoding a small file again. */
const keptAsItIs = 512 * 1024;

/**
 * The same picture, upright, with what a frame of this width and ratio (width over height; left out, its own) needs of it
 * and a quarter more. Given back as it came where nothing is to do.
 */
async function reduce(bytes: Buffer, most: number, ratio?: number): Promise<Buffer> {
	const picture = sharp(bytes);
	const { autoOrient, orientation = 1 } = await picture.metadata();
	const { width, height } = autoOrient;
	const framed = ratio === undefined ? width : Math.min(width, height * ratio);
	const scale = Math.min(1, (most * room) / framed);
	if (scale === 1 && orientation === 1 && bytes.length <= keptAsItIs) return bytes;
	return picture
		.autoOrient()
		.resize({ width: Math.round(width * scale) })
		.toBuffer();
}
