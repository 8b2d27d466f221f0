import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { headOf, sizeOf } from './inspect-sqlite-file.ts';

/**
 * What a write-ahead log holds that SQLite will not read: it stops at the first frame whose checksum is wrong, without
 * a word. The format is told at https://www.sqlite.org/fileformat2.html#walformat.
 */

const headerBytes = 32;
const frameHeaderBytes = 24;

/** Reads a file piece by piece from a place on; a piece that is cut short is none. */
function* pieces(file: number, from: number, size: number): Generator<Buffer> {
	const piece = Buffer.alloc(size);
	for (let at = from; readSync(file, piece, 0, size, at) === size; at += size) yield piece;
}

function pageSizeOf(path: string): number {
	const size = headOf(path).readUInt16BE(16);
	return size === 1 ? 65_536 : size;
}

/** How many frames SQLite reads. */
function countRead(path: string): number {
	using database = new DatabaseSync(path, { readOnly: true });
	return Number(database.prepare('pragma wal_checkpoint(noop)').get()?.log);
}

/**
 * Counts the transactions in the write-ahead log beside a SQLite file that stand behind a damaged frame, so that they are
 * lost when the file is opened. The last of them may be one that was being written when a process was killed.
 * Only before any process opens the file.
 */
export function unreadTransactions(path: string): number {
	const log = `${path}-wal`;
	if (sizeOf(log) < headerBytes || sizeOf(path) === 0) return 0;
	const read = countRead(path);
	const pageSize = pageSizeOf(path);
	const file = openSync(log, 'r');
	try {
		return countUnread(file, pageSize, read);
	} finally {
		closeSync(file);
	}
}

function countUnread(file: number, pageSize: number, read: number): number {
	const head = Buffer.alloc(headerBytes);
	readSync(file, head, 0, headerBytes, 0);
	const salts = [head.subarray(16, 24)];
	let at = 0;
	let unread = 0;
	// Transactions of frames that are ours if a later one is: those of an older log come after ours.
	let perhaps = 0;
	for (const frame of pieces(file, headerBytes, frameHeaderBytes + pageSize)) {
		if (++at <= read) continue;
		const salt = frame.subarray(8, 16);
		// Where the head itself is damaged, the first frame says which are ours; an older log's has the number before ours.
		if (at === 1 && salt.readUInt32BE() !== head.readUInt32BE(16) - 1) salts.push(Buffer.from(salt));
		if (frame.readUInt32BE(4) > 0) perhaps++;
		if (!salts.some((ours) => ours.equals(salt))) continue;
		unread += perhaps;
		perhaps = 0;
	}
	return unread;
}
