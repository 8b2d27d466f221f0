import { glob } from 'node:fs/promises';
import { run } from './run.ts';

/** `npm run faults`: every fault and attack at full length, one after the other; each prints its figure. Takes hours. */

const tests = await Array.fromAsync(glob('tests/{faults,attacks,deploy}/**/*.test.ts'));
await run(process.execPath, ['--test', '--test-concurrency=1', '--test-reporter=spec', ...tests.sort()], {
	FAULTS: 'full',
});
