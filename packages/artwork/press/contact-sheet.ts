import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { sheets } from '../repository.ts';

const gap = 16;

interface Grid {
	readonly columns: number;
	/** Pixels of one picture on the sheet; a longer picture shows its top. */
	readonly width: number;
	readonly height: number;
}

/** Puts all pictures of a family on one sheet for people to look at: `test-results/artwork/<family>.webp`. */
export async function contactSheet(
	family: string,
	pictures: readonly (string | Buffer)[],
	{ columns, width, height }: Grid,
) {
	const small = pictures.map((picture) =>
		sharp(picture).resize(width, height, { fit: 'cover', position: 'top' }).png().toBuffer(),
	);
	const placed = (await Promise.all(small)).map((input, at) => ({
		input,
		left: gap + (at % columns) * (width + gap),
		top: gap + Math.floor(at / columns) * (height + gap),
	}));
	const rows = Math.ceil(pictures.length / columns);
	const size = { width: gap + columns * (width + gap), height: gap + rows * (height + gap) };
	mkdirSync(sheets, { recursive: true });
	await sharp({ create: { ...size, channels: 3, background: '#eeeadd' } })
		.composite(placed)
		.webp({ quality: 74, effort: 6 })
		.toFile(join(sheets, `${family}.webp`));
}
