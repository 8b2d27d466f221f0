import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { documentIds } from '#contract/documents.ts';
import { placeSamples } from '#server/documents/place-samples.ts';

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'launch-'));

const launchCheck = (environment: Readonly<Record<string, string>>) =>
	spawnSync(process.execPath, ['scripts/launch-check.ts'], {
		env: { PATH: process.env.PATH, ...environment },
		encoding: 'utf8',
	});

/** The lines of the launch check about the guarded documents, without the folder. */
function linesAbout(DATA_DIR: string): string[] {
	const { stdout } = launchCheck({ DATA_DIR });
	const folder = join(DATA_DIR, 'documents/');
	return stdout
		.split('\n')
		.filter((line) => line.startsWith(folder))
		.map((line) => line.slice(folder.length));
}

it('names each guarded document that is still the sample', async () => {
	const folder = emptyFolder();
	await placeSamples(join(folder, 'documents'));
	assert.deepEqual(linesAbout(folder), documentIds.map((id) => `${id}.pdf: still the example`).sort());
	for (const id of documentIds) writeFileSync(join(folder, 'documents', `${id}.pdf`), '%PDF-1.7 our own');
	assert.deepEqual(linesAbout(folder), []);
});

it('names each guarded document that is not there', () => {
	assert.deepEqual(linesAbout(emptyFolder()), documentIds.map((id) => `${id}.pdf: not there`).sort());
});

it('ends with one sentence for each wrong setting, and no list', () => {
	const { status, stdout, stderr } = launchCheck({ DATA_DIR: 'package.json', PORT: 'http' });
	assert.deepEqual([status, stdout], [2, '']);
	assert.match(stderr, /^PORT [^\n]+\.\nDATA_DIR [^\n]+\.\n$/);
});
