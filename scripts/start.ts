import { buildIsStale } from './build/stale.ts';
import { run } from './run.ts';

/** `npm start`: builds when the build is older than its sources, then serves the site and the API. */

if (await buildIsStale()) {
	console.log('Building the site …');
	await run(process.execPath, ['scripts/build.ts']);
}
await import('../server/main.ts');
