import { glob } from 'node:fs/promises';
import { provideBrowser } from './browser.ts';
import { buildIsStale } from './build/stale.ts';
import { run } from './run.ts';

/** `npm test`: everything that must hold before a change lands, the quick checks first. */

const node = process.execPath;

provideBrowser();
await run('biome', ['check', '--error-on-warnings', '.']);
await run('react-router', ['typegen']);
await run('tsc', ['--noEmit', '-p', '.']);
await run('knip', []);
await run('vitest', ['run']);
if (await buildIsStale()) await run(node, ['scripts/build.ts']);
const tests = await Array.fromAsync(
	glob('{contract,content,server,artwork,scripts,bench,tests}/**/*.test.ts'),
);
await run(node, ['--test', '--test-concurrency=2', '--test-reporter=spec', ...tests.sort()]);
await run('playwright', ['test', '--project=journeys']);
await run(node, ['scripts/coverage-requirements.ts']);
