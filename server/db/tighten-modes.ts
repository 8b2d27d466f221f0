import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a DATA_DIR holds of ours; anything else in it is not touched. */
const ours = /^(submissions\.sqlite|server\.lock|mail$|documents$)/;

/** The bit of a folder that belongs to everybody, such as /tmp. */
const sticky = 0o1000;

/**
 * Takes from group and others what they may do with the submissions: folders are 0700 and files 0600, though they were made
 * under another umask. Does nothing where there is nothing. A file that belongs to somebody else, such as a document that
 * root put there, stays as it is: nobody reaches it through a folder that is closed.
 */
export function tightenModes(folder: string): void {
	const found = lstatSync(folder, { throwIfNoEntry: false });
	if (!found?.isDirectory()) return;
	const shared = (found.mode & sticky) !== 0;
	if (!shared) tighten(folder, found.mode, 0o700);
	for (const name of readdirSync(folder)) if (ours.test(name)) tightenAll(join(folder, name), shared);
}

/** @param reachable whether others reach what is in the folder, so that a failure matters */
function tightenAll(path: string, reachable: boolean): void {
	const found = lstatSync(path);
	if (!found.isFile() && !found.isDirectory()) return;
	try {
		tighten(path, found.mode, found.isFile() ? 0o600 : 0o700);
	} catch (problem) {
		if (reachable) throw problem;
	}
	if (found.isDirectory()) for (const name of readdirSync(path)) tightenAll(join(path, name), reachable);
}

function tighten(path: string, mode: number, wanted: number): void {
	if ((mode & 0o777 & ~wanted) !== 0) chmodSync(path, mode & wanted);
}
