import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's own locks on an empty file beside the store; nothing is ever written to it. The system takes one back when the process ends, however it ends. */
function lock(folder: string, how: string): Disposable {
	const path = join(folder, 'server.lock');
	const database = new DatabaseSync(path, { timeout: 0 });
	try {
		database.exec(how);
		ownAs(path, folder);
	} catch (problem) {
		database.close();
		throw problem;
	}
	return { [Symbol.dispose]: () => database.close() };
}

/** Gives a file the owner of its folder, so that the server can use what the administrator of the machine has made. */
export function ownAs(path: string, folder: string): void {
	if (process.getuid?.() !== 0) return;
	const { uid, gid } = statSync(folder);
	chownSync(path, uid, gid);
}

/** Says that a server works on the SQLite store in a folder; several may. @throws while a store is being restored there */
export const lockForServing = (folder: string): Disposable =>
	lock(folder, 'begin; select count(*) from sqlite_schema');

/** Keeps servers away from the SQLite store in a folder. @throws while one works on it */
export const lockForRestoring = (folder: string): Disposable => lock(folder, 'begin exclusive');
