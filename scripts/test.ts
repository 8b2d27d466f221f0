import { glob } from 'node:fs/promises';
import { resolve } from 'node:path';
import { provideBrowser } from './browser.ts';
import { buildState } from './build-state.ts';
import { publicOrigin } from './environment.ts';
import { run } from './run.ts';

/** `npm test`: everything that must hold before a change lands, the quick checks first. */

const node = process.execPath;

/** What `npm run test:full` runs: faults (of which two short runs stay here), the files of deploy/, `*.full.test.ts`. */
const isLong = (file: string) =>
	/\.full\.test\.ts$|^tests\/(faults|deploy)\//.test(file) && !/faults\/(kill|end-together)\.test/.test(file);

/** Tests of words and of built pages share one process: starting one for each file would take longer than most of the tests do. */
const sharesProcess = (file: string) =>
	/^(contract|content|editor|packages|prerender|bench)\/|^tests\/((pages|editions)\/)?[^/]+$/.test(file);

const test = (files: readonly string[], how: string) =>
	run(node, [
		'--test',
		how,
		// what hangs is a failure with a name, and what a failed test leaves open keeps nobody waiting
		'--test-timeout=120000',
		'--test-force-exit',
		'--test-reporter=spec',
		...files,
	]);

provideBrowser();
// the other files have a process each, which starts sooner with what earlier ones have compiled
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');
await run(node, ['--run', 'check']);
await run('vitest', ['run']);
if ((await buildState(publicOrigin)) !== 'fresh') await run(node, ['scripts/build.ts']);
const tests = await Array.fromAsync(
	glob('{contract,content,editor,server,packages,prerender,scripts,bench,tests}/**/*.test.ts'),
	(file) => file.replaceAll('\\', '/'),
);
const quick = tests.filter((file) => !isLong(file)).sort();
await test(quick.filter(sharesProcess), '--test-isolation=none');
await test(
	quick.filter((file) => !sharesProcess(file)),
	'--test-concurrency=3',
);
await run('playwright', ['test', '--project=journeys']);
await run('playwright', ['test', '--config', 'tests/editions/playwright.config.ts', '--project=editions']);
await run(node, ['scripts/coverage-requirements.ts']);
