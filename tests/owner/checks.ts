import { globSync } from 'node:fs';
import type { Copy } from '../copy-repository.ts';

/** The build and what `npm test` runs without a browser, in a copy of the repository. */

/** Formats what was written, as the handbook says, then checks all code and words. */
export function check(copy: Copy): void {
	copy.run('biome', 'check', '--write', '--error-on-warnings', '.');
	copy.run('tsc', '--noEmit', '-p', '.');
	copy.run('knip');
	copy.run('vitest', 'run');
}

export function build(copy: Copy): void {
	copy.run('node', 'scripts/build.ts');
}

/** Runs the tests of node:test in the folders named, without those that `npm test` leaves out. */
export function testFolders(copy: Copy, folders: string): void {
	const files = globSync(`${folders}/**/*.test.ts`, { cwd: copy.folder });
	const short = files.filter((file) => !/\.full\.test\.ts$|^tests\/(faults|deploy|attacks)\//.test(file));
	copy.run('node', '--test', '--test-concurrency=2', '--test-timeout=120000', ...short.sort());
}
