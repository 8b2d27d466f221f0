import sharp from 'sharp';
import { inks } from '../hero/inks.ts';
import { onPaper, smallCut, strandPaths } from './mark.ts';

/** The mark in the middle of a paper square; `share` is how much of the square it fills. */
function onSquare(size: number, share: number): Promise<Buffer> {
	const at = 24 - 24 * share;
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48"><path fill="${inks.light.paper}" d="M0 0h48v48H0z"/><g transform="translate(${at} ${at}) scale(${share})">${strandPaths(onPaper, smallCut)}</g></svg>`;
	return sharp(Buffer.from(drawing)).png({ compressionLevel: 9, palette: true, colours: 64 }).toBuffer();
}

const bare = (size: number) =>
	sharp(
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48">${strandPaths(onPaper, smallCut)}</svg>`,
		),
	)
		.png({ compressionLevel: 9 })
		.toBuffer();

/** An .ico file that holds PNGs of several sizes. */
async function icoFile(sizes: readonly number[]): Promise<Buffer> {
	const pictures = await Promise.all(sizes.map(bare));
	const head = Buffer.alloc(6 + 16 * sizes.length);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(sizes.length, 4);
	let offset = head.length;
	for (const [i, size] of sizes.entries()) {
		const [entry, length] = [6 + 16 * i, pictures[i]?.length ?? 0];
		head.writeUInt8(size, entry);
		head.writeUInt8(size, entry + 1);
		head.writeUInt16LE(1, entry + 4);
		head.writeUInt16LE(32, entry + 6);
		head.writeUInt32LE(length, entry + 8);
		head.writeUInt32LE(offset, entry + 12);
		offset += length;
	}
	return Buffer.concat([head, ...pictures]);
}

export const icons = async (): Promise<Readonly<Record<string, Buffer>>> => ({
	'favicon.ico': await icoFile([16, 32, 48]),
	'apple-touch-icon.png': await onSquare(180, 0.74),
	'icon-192.png': await onSquare(192, 0.84),
	'icon-512.png': await onSquare(512, 0.84),
	'icon-maskable-512.png': await onSquare(512, 0.6),
});

export const webManifest = (): string =>
	`${JSON.stringify(
		{
			name: 'AEG Consultancy Services',
			short_name: 'AEG',
			description: 'Research consultancy, scientific conferences and software services from Bhopal, India.',
			lang: 'en-IN',
			start_url: '/',
			scope: '/',
			display: 'browser',
			background_color: inks.light.paper,
			theme_color: inks.light.paper,
			icons: [
				{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
				{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
				{ src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
			],
		},
		null,
		'\t',
	)}\n`;
