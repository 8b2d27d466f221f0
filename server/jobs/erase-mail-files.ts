import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../db/store.ts';

/**
 * Removes the .eml files of submissions erased in the last day, which a server without a mail server writes, and the
 * digests that brought one in full. Done again each hour, because a server may end, or be writing such a file, while
 * its submission is erased; and on every machine, because the command reaches only its own folder.
 */
export async function eraseMailFiles(store: Store, dataFolder: string): Promise<void> {
	const folder = join(dataFolder, 'mail');
	const names = await readdir(folder).catch(() => []);
	if (names.length === 0) return;
	const rows = await store.db.selectFrom('erased_submissions').select('reference').execute();
	if (rows.length === 0) return;
	const erased = new Set(rows.map(({ reference }) => reference));
	for (const name of names) {
		const file = join(folder, name);
		const references = name.startsWith('held-') ? await heldIn(file) : [name.split('.', 1)[0] ?? ''];
		if (references.some((reference) => erased.has(reference))) await rm(file, { force: true });
	}
}

/** The references of the submissions that a digest brings: its keywords. */
async function heldIn(file: string): Promise<readonly string[]> {
	const [head = ''] = (await readFile(file, 'latin1')).split('\r\n\r\n', 1);
	return head.match(/^keywords:.*(?:\r\n[ \t].*)*/im)?.[0].match(/AEG(-\w{4}){3}/g) ?? [];
}
