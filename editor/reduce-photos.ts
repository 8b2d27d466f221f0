import { extname } from 'node:path';
import sharp from 'sharp';
import { families } from '../scripts/pictures/families.ts';
import { photoFormats } from '../scripts/pictures/sources.ts';
import { Refusal } from './answer.ts';

/** A save as Keystatic sends it: files by path, their bytes in base64. */
export type Save = {
	readonly additions: readonly { readonly path: string; readonly contents: string }[];
	readonly deletions: readonly { readonly path: string }[];
};

/**
 * Photos of a save, each turned upright and no larger than its largest use: what a camera gives never enters git. What is
 * no picture stays as it is. Refuses a file that is not what its name says.
 */
export async function reducePhotos(save: Save): Promise<Save> {
	const additions = save.additions.map(async ({ path, contents }) => {
		if (familyOf(path) === undefined || path.endsWith('.svg')) return { path, contents };
		const photo = await reducedPhoto(path, Buffer.from(contents, 'base64'));
		return { path, contents: photo.toString('base64url') };
	});
	return { ...save, additions: await Promise.all(additions) };
}

const familyOf = (path: string) => /^media\/sources\/([^/]+)\//.exec(path)?.[1];

/**
 * One photo as it is stored.
 * @param path where it will lie: its family says how large it is shown
 */
export async function reducedPhoto(path: string, bytes: Buffer): Promise<Buffer> {
	const { widths, ratio } = families[familyOf(path) ?? ''] ?? { widths: [1280] };
	const isPhoto = photoFormats.includes(extname(path).toLowerCase());
	const stored = isPhoto && (await reduce(bytes, Math.max(...widths), ratio).catch(() => undefined));
	if (!stored) throw new Refusal('This photo cannot be read. Save it as JPEG or PNG and drop it again.');
	return stored;
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
