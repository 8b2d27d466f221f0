import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { placeSamples, sampleDocuments } from './place-samples.ts';

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'samples-'));

it('gives a new installation the samples of guarded documents, for its own user alone', async () => {
	const folder = join(emptyFolder(), 'data', 'documents');
	assert.equal(await placeSamples(folder), true);
	assert.deepEqual(readdirSync(folder).sort(), readdirSync(sampleDocuments).sort());
	assert.equal(statSync(folder).mode & 0o777, 0o700);
	for (const name of readdirSync(folder)) {
		assert.match(readFileSync(join(folder, name), 'latin1'), /^%PDF-/);
		assert.equal(statSync(join(folder, name)).mode & 0o777, 0o600);
	}
	assert.deepEqual(readdirSync(join(folder, '..')), ['documents']);
});

it('leaves a folder that is there as it is', async () => {
	const folder = join(emptyFolder(), 'documents');
	mkdirSync(folder);
	assert.equal(await placeSamples(folder), false);
	assert.deepEqual(readdirSync(folder), []);
});
