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
 * Writes a new file that only its owner may read.
 * @param fill is handed what writes to the file
 * @throws AdminError when the file is there already, or cannot be written
 */
export async function writeOutput(file: string, fill: Fill): Promise<void> {
	if (existsSync(file)) throw new AdminError(`${file} is there already; name a new file.`);
	await writeWhole(file, 0o600, fill);
}

type Fill = (write: (part: string | Uint8Array) => Promise<void>) => Promise<void>;

/**
 * Writes a file, and lets nobody see it before it is whole; where that fails, what was there stays and nothing is left.
 * @param mode who may read it, whatever the umask says
 * @throws AdminError when the file cannot be written
 */
export async function writeWhole(file: string, mode: number, fill: Fill): Promise<void> {
	const part = `${file}.part`;
	try {
		{
			await using output = await open(part, 'w', 0o600);
			await fill(async (part) => void (await output.writeFile(part)));
			await output.chmod(mode);
			await output.sync();
		}
		await rename(part, file);
	} catch (problem) {
		await rm(part, { force: true }).catch(() => undefined);
		const reason = reasons[(problem as NodeJS.ErrnoException).code ?? ''];
		throw reason ? new AdminError(`${file} cannot be written: ${reason}.`) : problem;
	}
}
