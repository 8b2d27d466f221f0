import { glob, stat } from 'node:fs/promises';
import { readBuild } from '../../server/site/read-build.ts';
import { publicOrigin } from './environment.ts';

/** What a build is made from. */
const sources = '{contract,content,app,media,scripts,*.ts,package-lock.json}{,/**}';

/** Whether the build is missing, older than its sources, or made for another address in public. */
export async function buildIsStale(): Promise<boolean> {
	const built = await stat('build/pages.json').catch(() => undefined);
	if (built === undefined || readBuild('build').origin !== publicOrigin) return true;
	for await (const file of glob(sources)) {
		if ((await stat(file)).mtimeMs > built.mtimeMs) return true;
	}
	return false;
}
