import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { openFile } from './sqlite-file.ts';

it('[FORM-9] every commit is on disk before it is answered, and what is erased is overwritten', () => {
	const file = openFile(join(mkdtempSync(join(tmpdir(), 'store-')), 'letters.sqlite'));
	const pragma = (name: string) => Object.values(file.prepare(`pragma ${name}`).all([])[0] as object)[0];
	assert.equal(pragma('journal_mode'), 'wal');
	assert.equal(pragma('synchronous'), 2);
	assert.equal(pragma('secure_delete'), 1);
	file.close();
});
