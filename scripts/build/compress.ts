import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const { brotliCompress, gzip, zstdCompress, constants } = zlib;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const zstd = promisify(zstdCompress);

/** What gains from compression; pictures, films and fonts are dense already. */
export const compressible = /\.(html|js|css|svg|json|txt|xml|ics|webmanifest)$/;

/** Writes `.br`, `.zst` and `.gz` beside a file; the server negotiates. */
async function compress(file: string): Promise<void> {
	const bytes = await readFile(file);
	const [br, zst, gz] = await Promise.all([
		brotli(bytes, {
			params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
		}),
		zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
		zip(bytes, { level: 9 }),
	]);
	await Promise.all([
		writeFile(`${file}.br`, br),
		writeFile(`${file}.zst`, zst),
		writeFile(`${file}.gz`, gz),
	]);
}

/** A few files at a time: each compression at its highest level holds about a hundred megabytes while it lasts. */
export async function compressAll(files: readonly string[]): Promise<void> {
	const waiting = files.values();
	const hand = async () => {
		for (const file of waiting) await compress(file);
	};
	await Promise.all([hand(), hand(), hand()]);
}
