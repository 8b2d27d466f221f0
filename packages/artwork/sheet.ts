import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { media } from './repository.ts';

const gap = 8;
const full = 1600;

/** How wide and high one picture of a family stands on its sheet, and how many stand in a row. */
const rows: Readonly<Record<string, readonly [across: number, ratio: number]>> = {
	mats: [4, 1],
	hero: [2, 1440 / 424],
	proceedings: [6, 4 / 3],
	gallery: [4, 4 / 3],
	workshops: [4, 4 / 3],
	services: [2, 4 / 3],
	achievements: [4, 4 / 3],
	about: [3, 4 / 3],
	'conference-about': [3, 4 / 3],
	halls: [3, 4 / 3],
	desks: [3, 4 / 3],
	awards: [3, 4 / 3],
	menu: [3, 4 / 3],
	benches: [3, 4 / 3],
	software: [3, 4 / 3],
	people: [8, 1],
	clients: [8, 1],
	patrons: [8, 1],
	plants: [2, 5 / 4],
};

export const sheetNames = Object.keys(rows);

/** A mask has no colour of its own: it is shown as neem on its field. */
async function tile(path: string, width: number, height: number, isMask: boolean): Promise<Buffer> {
	const clear = { r: 0, g: 0, b: 0, alpha: 0 };
	const picture = sharp(path).resize({
		width,
		height,
		fit: 'contain',
		background: isMask ? clear : '#f7f4eb',
	});
	if (!isMask) return picture.png().toBuffer();
	const alpha = await picture.ensureAlpha().extractChannel('alpha').toColourspace('b-w').raw().toBuffer();
	const ink = sharp({ create: { width, height, channels: 3, background: '#89b973' } });
	const inked = await ink
		.joinChannel(alpha, { raw: { width, height, channels: 1 } })
		.png()
		.toBuffer();
	return sharp(inked).flatten({ background: '#1a442a' }).png().toBuffer();
}

/** All pictures of one family on one page, for people to look at. */
export async function sheet(name: string): Promise<Buffer> {
	const [across, ratio] = rows[name] ?? [4, 1];
	const isMask = name === 'plants';
	const folder = join(media, isMask ? 'art' : 'sources', name);
	const width = Math.floor((full - gap) / across) - gap;
	const height = Math.round(width / ratio);
	const files = readdirSync(folder).sort();
	const tiles = await Promise.all(files.map((file) => tile(join(folder, file), width, height, isMask)));
	const place = (i: number) => ({
		left: gap + (i % across) * (width + gap),
		top: gap + Math.floor(i / across) * (height + gap),
	});
	const page = {
		width: full,
		height: gap + Math.ceil(files.length / across) * (height + gap),
		channels: 3,
		background: '#f7f4eb',
	} as const;
	return sharp({ create: page })
		.composite(tiles.map((input, i) => ({ input, ...place(i) })))
		.webp({ quality: name === 'mats' ? 33 : 55, effort: 5 })
		.toBuffer();
}
