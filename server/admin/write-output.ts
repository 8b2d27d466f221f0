import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { AdminError } from './admin.ts';

/** Why a file cannot be written, for people. */
const reasons: Readonly<Record<string, string>> = {
	ENOENT: 'its folder is not there',
	ENOTDIR: 'its folder is not there',
	EISDIR: 'it is a folder',
	EACCES: 'you may not write there',
	EPERM: 'you may not write there',
	EROFS: 'the disk is read-only',
	ENOSPC: 'the disk is full',
};

/**
 * Writes a file that only its owner may read, and lets nobody see it before it is whole.
 * @param fill is handed what writes to the file
 * @throws AdminError when the file is there already, or cannot be written
 */
export async function writeOutput(
	file: string,
	fill: (write: (part: string | Uint8Array) => Promise<void>) => Promise<void>,
): Promise<void> {
	if (existsSync(file)) throw new AdminError(`${file} is there already; name a new file.`);
	const part = `${file}.part`;
	try {
		const output = await open(part, 'w', 0o600);
		try {
			await fill(async (part) => void (await output.writeFile(part)));
			await output.sync();
		} finally {
			await output.close();
		}
		await rename(part, file);
	} catch (problem) {
		await rm(part, { force: true }).catch(() => undefined);
		const reason = reasons[(problem as NodeJS.ErrnoException).code ?? ''];
		throw reason ? new AdminError(`${file} cannot be written: ${reason}.`) : problem;
	}
}
