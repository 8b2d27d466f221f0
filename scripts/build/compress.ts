import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const { constants } = zlib;
const brotli = promisify(zlib.brotliCompress);
const zstd = promisify(zlib.zstdCompress);
const zip = promisify(zlib.gzip);

/** What gains from compression; pictures, films and fonts are dense already. */
export const compressible = /\.(html|js|css|svg|json|txt|xml|ics|webmanifest)$/;

/** Compressed bytes by the hash of what they hold, so that an unchanged file costs nothing in the next build. */
const cache = 'node_modules/.cache/compressed';

/**
 * Ways to write how far back a repetition lies: low bits set apart, and distances with a code of their own. Which is
 * the shortest cannot be foreseen; the least of the four takes 25 bytes of a page, more than many a paragraph costs.
 */
const distances = [
	[0, 1],
	[1, 2],
	[2, 16],
	[3, 8],
] as const;

async function leastBrotli(bytes: Buffer): Promise<Buffer> {
	const tries = distances.map(([apart, direct]) =>
		brotli(bytes, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: 11,
				[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
				[constants.BROTLI_PARAM_NPOSTFIX]: apart,
				[constants.BROTLI_PARAM_NDIRECT]: direct,
			},
		}),
	);
	const [least] = (await Promise.all(tries)).sort((a, b) => a.length - b.length);
	return least as Buffer;
}

const encodings = {
	br: leastBrotli,
	zst: (bytes: Buffer) => zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 17 } }),
	gz: (bytes: Buffer) => zip(bytes, { level: 9 }),
} as const;

/** Writes `.br`, `.zst` and `.gz` beside a file; the server negotiates. */
async function compress(file: string): Promise<void> {
	const bytes = await readFile(file);
	const hash = createHash('sha256').update(bytes).digest('hex');
	for (const [ending, encode] of Object.entries(encodings)) {
		const kept = join(cache, `${hash}.${ending}`);
		const target = `${file}.${ending}`;
		if (await copied(kept, target)) continue;
		await writeFile(target, await encode(bytes));
		await copyFile(target, `${kept}.new`);
		await rename(`${kept}.new`, kept);
	}
}

function copied(from: string, to: string): Promise<boolean> {
	return copyFile(from, to).then(
		() => true,
		() => false,
	);
}

/** A few files at a time: each compression at its highest level holds about a hundred megabytes while it lasts. */
export async function compressAll(files: readonly string[]): Promise<void> {
	await mkdir(cache, { recursive: true });
	const waiting = files.values();
	const hand = async () => {
		for (const file of waiting) await compress(file);
	};
	await Promise.all([hand(), hand(), hand()]);
}
