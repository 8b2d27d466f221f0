import { glob, stat } from 'node:fs/promises';
import { readBuild } from '../server/static/read-build.ts';

/** What a build is made from. */
const sources = '{contract,content,app,media,prerender,scripts,index.html,*.ts,package-lock.json}{,/**}';

export type BuildState = 'missing' | 'stale' | 'fresh';

/**
 * How the build stands: missing, older than its sources, or fresh.
 * @param origin the site's address in public; a build made for another one is stale. Without it any address will do.
 */
export async function buildState(origin?: string): Promise<BuildState> {
	const built = await stat('build/pages.json').catch(() => undefined);
	if (built === undefined) return 'missing';
	if (origin !== undefined && origin !== builtFor()) return 'stale';
	for await (const file of glob(sources)) {
		if ((await stat(file)).mtimeMs > built.mtimeMs) return 'stale';
	}
	return 'fresh';
}

/** The address that the build was made for; undefined of a build by another version. */
function builtFor(): string | undefined {
	try {
		return readBuild('build').origin;
	} catch {
		return undefined;
	}
}
