import { mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { media, sheets } from '../repository.ts';

const gap = 16;
const paper = '#eeeadd';

interface Grid {
	readonly columns: number;
	/** Pixels of one picture on the sheet. */
	readonly width: number;
	readonly height: number;
	/** A picture of another shape is shown whole; else it fills its place, from its top. */
	readonly whole?: true;
}

const portrait = { columns: 8, width: 184, height: 184 };
/** Families whose pictures are not four by three. */
const grids: Readonly<Record<string, Grid>> = {
	hero: { columns: 2, width: 784, height: 231 },
	mats: { columns: 4, width: 384, height: 384 },
	plants: { columns: 2, width: 784, height: 627 },
	people: portrait,
	clients: portrait,
	patrons: portrait,
};

/** Puts all pictures of a family on one sheet for people to look at: `test-results/artwork/<family>.webp`. */
export async function contactSheet(
	family: string,
	pictures: readonly (string | Buffer)[],
	{ columns, width, height, whole }: Grid,
) {
	const fit = whole ? 'contain' : 'cover';
	const small = pictures.map((picture) =>
		sharp(picture).resize(width, height, { fit, position: 'top', background: paper }).png().toBuffer(),
	);
	const placed = (await Promise.all(small)).map((input, at) => ({
		input,
		left: gap + (at % columns) * (width + gap),
		top: gap + Math.floor(at / columns) * (height + gap),
	}));
	const rows = Math.ceil(pictures.length / columns);
	const size = { width: gap + columns * (width + gap), height: gap + rows * (height + gap) };
	mkdirSync(sheets, { recursive: true });
	await sharp({ create: { ...size, channels: 3, background: paper } })
		.composite(placed)
		.webp({ quality: 74, effort: 6 })
		.toFile(join(sheets, `${family}.webp`));
}

/** The contact sheet of one folder below `media/`. */
export async function sheetOfFolder(folder: string) {
	const family = basename(folder);
	const grid = grids[family] ?? { columns: 4, width: 384, height: 288 };
	const files = readdirSync(join(media, folder)).sort();
	const pictures = files.map((file) => join(media, folder, file));
	await contactSheet(family, pictures, { ...grid, whole: true });
}
