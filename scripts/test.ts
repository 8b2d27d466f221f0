import { glob } from 'node:fs/promises';
import { provideBrowser } from './browser.ts';
import { buildIsStale } from './build-is-stale.ts';
import { run } from './run.ts';

/** `npm test`: everything that must hold before a change lands, the quick checks first. */

const node = process.execPath;

/** What `npm run test:full` runs: faults (of which two short runs stay here), the files of deploy/, `*.full.test.ts`. */
const isLong = (file: string) =>
	/\.full\.test\.ts$|^tests\/(faults|deploy)\//.test(file) && !/faults\/(kill|end-together)\.test/.test(file);

/** Runs the tests of node:test that these patterns name. */
async function test(patterns: readonly string[], how: string): Promise<void> {
	const files = await Array.fromAsync(glob(patterns));
	await run(node, [
		'--test',
		how,
		// what hangs is a failure with a name, and what a failed test leaves open keeps nobody waiting
		'--test-timeout=120000',
		'--test-force-exit',
		'--test-reporter=spec',
		...files.filter((file) => !isLong(file)).sort(),
	]);
}

provideBrowser();
await run('biome', ['check', '--error-on-warnings', '.']);
await run(node, ['scripts/records.ts', '--check']);
await run(node, ['scripts/records-on-disk.ts']);
await run('tsc', ['--noEmit', '-p', '.']);
await run('knip', []);
await run('vitest', ['run']);
if (await buildIsStale()) await run(node, ['scripts/build.ts']);
// what holds nothing open shares one process: to start one takes longer than most of these files
await test(
	['{contract,content,editor,packages,prerender,bench}/**/*.test.ts', 'tests/{,pages/,editions/}*.test.ts'],
	'--test-isolation=none',
);
await test(
	['{server,scripts}/**/*.test.ts', 'tests/{server,attacks,faults,deploy}/**/*.test.ts'],
	'--test-concurrency=3',
);
await run('playwright', ['test', '--project=journeys']);
await run('playwright', ['test', '--config', 'tests/editions/playwright.config.ts', '--project=editions']);
await run(node, ['scripts/coverage-requirements.ts']);
