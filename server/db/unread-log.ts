import { closeSync, openSync, readSync } from 'node:fs';
import { headOf, sizeOf } from './inspect-sqlite-file.ts';

/**
 * What a write-ahead log holds that SQLite will not read: it stops at the first frame whose checksum is wrong, without
 * a word. The format is told at https://www.sqlite.org/fileformat2.html#walformat.
 */

const headerBytes = 32;
const frameHeaderBytes = 24;

type Sum = readonly [number, number];

/** SQLite's checksum of some bytes, a multiple of eight, which goes on from another. */
function sumOf(bytes: DataView, [one, other]: Sum, littleEndian: boolean): Sum {
	let [a, b] = [one, other];
	for (let at = 0; at < bytes.byteLength; at += 8) {
		a = (a + bytes.getUint32(at, littleEndian) + b) >>> 0;
		b = (b + bytes.getUint32(at + 4, littleEndian) + a) >>> 0;
	}
	return [a, b];
}

const view = (bytes: Buffer, from = 0, to = bytes.length) =>
	new DataView(bytes.buffer, bytes.byteOffset + from, to - from);

const isSum = (bytes: DataView, at: number, [a, b]: Sum) =>
	bytes.getUint32(at) === a && bytes.getUint32(at + 4) === b;

/** Reads a file piece by piece from a place on; a piece that is cut short is none. */
function* pieces(file: number, from: number, size: number): Generator<Buffer> {
	const piece = Buffer.alloc(size);
	for (let at = from; readSync(file, piece, 0, size, at) === size; at += size) yield piece;
}

function pageSizeOf(path: string): number {
	const size = headOf(path).readUInt16BE(16);
	return size === 1 ? 65_536 : size;
}

/**
 * Counts the transactions in the write-ahead log beside a SQLite file that stand behind a damaged frame, so that they are
 * lost when the file is opened. The last of them may be one that was being written when a process was killed.
 * Only before any process opens the file.
 */
export function unreadTransactions(path: string): number {
	const log = `${path}-wal`;
	if (sizeOf(log) < headerBytes || sizeOf(path) === 0) return 0;
	const file = openSync(log, 'r');
	try {
		return countUnread(file, pageSizeOf(path));
	} finally {
		closeSync(file);
	}
}

function countUnread(file: number, pageSize: number): number {
	const head = Buffer.alloc(headerBytes);
	readSync(file, head, 0, headerBytes, 0);
	const littleEndian = (head[3] ?? 0) % 2 === 0;
	let sum = sumOf(view(head, 0, 24), [0, 0], littleEndian);
	let readable = isSum(view(head), 24, sum);
	let salt = head.subarray(16, 24);
	let unread = 0;
	// Transactions of frames that are ours if a later one is: those of an older log come after ours.
	let perhaps = 0;
	let first = true;
	for (const frame of pieces(file, headerBytes, frameHeaderBytes + pageSize)) {
		// Where the head itself is damaged, the first frame says which are ours.
		if (first && !readable) salt = Buffer.from(frame.subarray(8, 16));
		first = false;
		const isOurs = frame.subarray(8, 16).equals(salt);
		sum = sumOf(view(frame, 0, 8), sum, littleEndian);
		sum = sumOf(view(frame, frameHeaderBytes), sum, littleEndian);
		readable &&= isOurs && isSum(view(frame), 16, sum);
		if (readable) continue;
		if (frame.readUInt32BE(4) > 0) perhaps++;
		if (!isOurs) continue;
		unread += perhaps;
		perhaps = 0;
	}
	return unread;
}
