import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { count } from '../numbers.ts';
import { planOf, threads } from './band.ts';
import { tint } from './floats.ts';
import { inks, type Theme } from './inks.ts';
import { type Band, threadAt } from './stripes.ts';

const dyes = ['ink', ...threads] as const;
type Dye = (typeof dyes)[number];

/**
 * A band as flat squares in a PNG, small enough to stand inside the page until the picture is there; its fringe is left
 * empty. It is as large as the band, since Chromium takes no stretched picture for the largest of a page. Both themes
 * have the same pixels and other colours, so the second costs a page next to nothing.
 */
export async function preview(o: Band, theme: Theme): Promise<Buffer> {
	const rows = squaresOf(o);
	const pixels = rows.flat().flatMap((dye) => (dye ? [...colour('light', dye), 255] : [0, 0, 0, 0]));
	const png = await sharp(Uint8Array.from(pixels), {
		raw: { width: o.columns, height: rows.length, channels: 4 },
	})
		.resize(o.columns * o.cell, rows.length * o.cell, { kernel: 'nearest' })
		.extend({ bottom: o.fringe, background: 'transparent' })
		.png({ palette: true, colours: 8, dither: 0, effort: 10, compressionLevel: 9 })
		.toBuffer();
	return inTheme(png, theme);
}

/** The chunk of colours: its length, its name, three bytes for each, and a checksum of both. */
function inTheme(png: Buffer, theme: Theme): Buffer {
	const name = png.indexOf('PLTE');
	const end = name + 4 + png.readUInt32BE(name - 4);
	for (let at = name + 4; at < end; at += 3) {
		const dye = dyes.find((one) => colour('light', one).equals(png.subarray(at, at + 3)));
		if (dye) colour(theme, dye).copy(png, at);
	}
	png.writeUInt32BE(crc32(png.subarray(name, end)), end);
	return png;
}

const colour = (theme: Theme, dye: Dye) =>
	Buffer.from((dye === 'ink' ? inks[theme].ink : tint(theme, dye)).slice(1), 'hex');

/** Threading, an empty row, the bar of colours, an empty row, the drawdown. */
function squaresOf(o: Band): (Dye | undefined)[][] {
	const { draft, up, edge, onTop } = planOf(o);
	const row = (dye: (x: number) => Dye | undefined) => count(o.columns, dye);
	const none = row(() => undefined);
	return [
		...count(8, (y) => row((x) => (draft.threading[x] === 7 - y ? 'ink' : undefined))),
		none,
		row((x) => threadAt(o.warps, x, 'ecru')),
		none,
		...count(o.rows, (y) =>
			row((x) => (x >= edge(y) - o.blend ? onTop(x, y) : up(x, y) ? 'ink' : undefined)),
		),
	];
}
