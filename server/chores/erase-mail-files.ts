import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes the .eml files of erased letters, which the office writes while it has no mail server. */
export async function eraseMailFiles(dataFolder: string, references: readonly string[]): Promise<void> {
	if (references.length === 0) return;
	const erased = new Set(references);
	const folder = join(dataFolder, 'mail');
	const names = await readdir(folder).catch(() => []);
	for (const name of names)
		if (erased.has(name.split('.', 1)[0] ?? '')) await rm(join(folder, name), { force: true });
}
