import { glob } from 'node:fs/promises';
import { provideBrowser } from './browser.ts';
import { buildIsStale } from './build-is-stale.ts';
import { run } from './run.ts';

/** `npm test`: everything that must hold before a change lands, the quick checks first. */

const node = process.execPath;

/** What `npm run test:full` runs: faults (of which two short runs stay here), the files of deploy/, `*.full.test.ts`. */
const isLong = (file: string) =>
	/\.full\.test\.ts$|^tests\/(faults|deploy)\//.test(file) && !/faults\/(kill|end-together)\.test/.test(file);

provideBrowser();
await run('biome', ['check', '--error-on-warnings', '.']);
await run(node, ['scripts/records.ts', '--check']);
await run(node, ['scripts/records-on-disk.ts']);
await run('tsc', ['--noEmit', '-p', '.']);
await run('knip', []);
await run('vitest', ['run']);
if (await buildIsStale()) await run(node, ['scripts/build.ts']);
const tests = await Array.fromAsync(
	glob('{contract,content,editor,server,packages,prerender,scripts,bench,tests}/**/*.test.ts'),
);
await run(node, [
	'--test',
	'--test-concurrency=2',
	// what hangs is a failure with a name, and what a failed test leaves open keeps nobody waiting
	'--test-timeout=120000',
	'--test-force-exit',
	'--test-reporter=spec',
	...tests.filter((file) => !isLong(file)).sort(),
]);
await run('playwright', ['test', '--project=journeys']);
await run('playwright', ['test', '--config', 'tests/editions/playwright.config.ts', '--project=editions']);
await run(node, ['scripts/coverage-requirements.ts']);
