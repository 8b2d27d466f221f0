import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What compression makes smaller; pictures, films and fonts are compressed already. */
const compressible = /\.(html|js|css|svg|json|txt|xml|ics|webmanifest)$/;

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

const encodings = {
	br: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
	gz: (bytes: Buffer) => zip(bytes, { level: 9 }),
} as const;

async function compress(file: string): Promise<void> {
	const bytes = await readFile(file);
	for (const [ending, encode] of Object.entries(encodings))
		await writeFile(`${file}.${ending}`, await encode(bytes));
}

/** Writes `.br` and `.gz` beside each of those files; the server negotiates. Three at a time, to limit memory. */
export async function compressAll(files: readonly string[]): Promise<void> {
	const waiting = files.filter((file) => compressible.test(file)).values();
	const worker = async () => {
		for (const file of waiting) await compress(file);
	};
	await Promise.all([worker(), worker(), worker()]);
}
