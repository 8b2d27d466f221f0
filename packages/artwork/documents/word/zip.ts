import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive: its path, then its bytes or text. */
export type Part = readonly [path: string, content: string | Buffer];

/** 1 November 2024, 0:00, as archives write dates: the hour of making is no part of a file. */
const day = ((2024 - 1980) << 9) | (11 << 5) | 1;

/** Writes one record of little-endian numbers, each given as [bytes, value]. */
function record(...fields: readonly (readonly [2 | 4, number])[]): Buffer {
	const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
	let at = 0;
	for (const [size, value] of fields) at = bytes.writeUIntLE(value, at, size);
	return bytes;
}

/** A zip archive of the parts, in their order, deflated. The same parts give the same bytes. */
export function zip(parts: readonly Part[]): Buffer {
	const bodies: Buffer[] = [];
	const index: Buffer[] = [];
	let offset = 0;
	for (const [path, content] of parts) {
		const name = Buffer.from(path);
		const plain = Buffer.from(content);
		const packed = deflateRawSync(plain, { level: 9 });
		const about = [
			[2, 20],
			[2, 0x0800],
			[2, 8],
			[2, 0],
			[2, day],
			[4, crc32(plain)],
			[4, packed.length],
			[4, plain.length],
			[2, name.length],
			[2, 0],
		] as const;
		const body = Buffer.concat([record([4, 0x04034b50], ...about), name, packed]);
		index.push(record([4, 0x02014b50], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), name);
		bodies.push(body);
		offset += body.length;
	}
	const list = Buffer.concat(index);
	const end = record(
		[4, 0x06054b50],
		[2, 0],
		[2, 0],
		[2, parts.length],
		[2, parts.length],
		[4, list.length],
		[4, offset],
		[2, 0],
	);
	return Buffer.concat([...bodies, list, end]);
}
