import assert from 'node:assert/strict';
import { it } from 'node:test';
import { changeOf } from './file-watch.ts';

const file = { dev: 1, ino: 7, size: 4096 };

const changes: readonly [string, Parameters<typeof changeOf>, string | undefined][] = [
	['nothing while it grows', [file, { ...file, size: 8192 }, false], undefined],
	['that it is gone', [file, undefined, false], 'is gone'],
	['that another has its name', [file, { ...file, ino: 8 }, false], 'was replaced'],
	['that another disk lies over it', [file, { ...file, dev: 2 }, false], 'was replaced'],
	['that it was emptied', [file, { ...file, size: 0 }, false], 'is empty'],
	['nothing of a log that was emptied', [file, { ...file, size: 0 }, true], undefined],
	['nothing of a log that was not there when the file was opened', [undefined, file, true], undefined],
];
for (const [what, files, said] of changes) it(`says ${what}`, () => assert.equal(changeOf(...files), said));
