import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a DATA_DIR holds of ours; anything else in it is not touched. */
const ours = /^(submissions\.sqlite|server\.lock|mail$|documents$)/;

/** The bit of a folder that belongs to everybody, such as /tmp. */
const sticky = 0o1000;

/**
 * Takes from group and others what they may do with the submissions: folders are 0700 and files 0600, though they were made
 * under another umask. Does nothing where there is nothing.
 */
export function tightenModes(folder: string): void {
	const found = lstatSync(folder, { throwIfNoEntry: false });
	if (!found?.isDirectory()) return;
	if ((found.mode & sticky) === 0) tighten(folder, found.mode, 0o700);
	for (const name of readdirSync(folder)) if (ours.test(name)) tightenAll(join(folder, name));
}

function tightenAll(path: string): void {
	const found = lstatSync(path);
	if (found.isFile()) tighten(path, found.mode, 0o600);
	if (!found.isDirectory()) return;
	tighten(path, found.mode, 0o700);
	for (const name of readdirSync(path)) tightenAll(join(path, name));
}

function tighten(path: string, mode: number, wanted: number): void {
	if ((mode & 0o777 & ~wanted) !== 0) chmodSync(path, mode & wanted);
}
