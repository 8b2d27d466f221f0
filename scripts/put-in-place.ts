import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/**
 * Puts a folder in the place of another one, which is removed. Between the two renames neither exists for a moment;
 * a running server does not notice, because it reads no file of its build after the start.
 */
export async function putInPlace(fresh: string, place: string): Promise<void> {
	const old = `${place}.old`;
	await rm(old, { recursive: true, force: true });
	if (existsSync(place)) await rename(place, old);
	await rename(fresh, place);
	await rm(old, { recursive: true, force: true });
}
