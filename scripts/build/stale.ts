import { glob, stat } from 'node:fs/promises';

/** What a build is made from. */
const sources = '{contract,content,app,media,scripts,*.ts,package-lock.json}{,/**}';

/** Whether the build is missing or older than its sources. */
export async function buildIsStale(): Promise<boolean> {
	const built = await stat('build/pages.json').catch(() => undefined);
	if (built === undefined) return true;
	for await (const file of glob(sources)) {
		if ((await stat(file)).mtimeMs > built.mtimeMs) return true;
	}
	return false;
}
