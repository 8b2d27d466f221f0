import { type Stats, statSync } from 'node:fs';
import { StoreAway } from './store-health.ts';

type Identity = Pick<Stats, 'dev' | 'ino' | 'size'>;

/**
 * What became of a file since it was opened: nothing, or the end of a sentence.
 * @param mayBeEmpty whether the file is emptied as a matter of course
 */
export function changeOf(
	before: Identity | undefined,
	now: Identity | undefined,
	mayBeEmpty: boolean,
): string | undefined {
	if (!before) return undefined;
	if (!now) return 'is gone';
	if (now.ino !== before.ino || now.dev !== before.dev) return 'was replaced';
	return now.size === 0 && !mayBeEmpty ? 'is empty' : undefined;
}

const look = (path: string) => statSync(path, { throwIfNoEntry: false });

/**
 * Remembers which files a SQLite store consists of. SQLite itself goes on writing into a file that was removed.
 * @returns what throws StoreAway when other files lie there now, or none
 */
export function watchSqliteFile(path: string): () => void {
	const log = `${path}-wal`;
	const before = { file: look(path), log: look(log) };
	return () => {
		const file = changeOf(before.file, look(path), false);
		if (file) throw new StoreAway(`the store ${file}`);
		const itsLog = changeOf(before.log, look(log), true);
		if (itsLog) throw new StoreAway(`the write-ahead log of the store ${itsLog}`);
	};
}
