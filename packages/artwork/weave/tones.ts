import sharp from 'sharp';

/** A picture as a grid of tones, 0 (dark) to 1 (light), row by row; `clear` where nothing is drawn. */
export type Tones = {
	readonly columns: number;
	readonly rows: number;
	readonly at: (x: number, y: number) => number;
};

/** Reads a grey drawing (SVG text) onto a grid. */
export async function tonesOf(drawing: string, columns: number, rows: number): Promise<Tones> {
	const { data, info } = await sharp(Buffer.from(drawing), { density: 72 })
		.resize({ width: columns, height: rows, fit: 'fill', kernel: 'mitchell' })
		.flatten({ background: '#000' })
		.toColourspace('b-w')
		.raw()
		.toBuffer({ resolveWithObject: true });
	const at = (x: number, y: number) => (data[(y * columns + x) * info.channels] ?? 0) / 255;
	return { columns, rows, at };
}
