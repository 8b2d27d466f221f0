import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

it('names each guarded document that is not there or still the sample, and no other', async () => {
	const folder = emptyFolder();
	await placeSamples(join(folder, 'documents'));
	const [sample, other] = documentIds;
	rmSync(join(folder, 'documents', `${other}.pdf`));
	assert.deepEqual(
		linesAbout(folder),
		[`${other}.pdf: not there`, `${sample}.pdf: still the example`].sort(),
	);
	writeFileSync(join(folder, 'documents', `${other}.pdf`), '%PDF-1.7 our own');
	assert.deepEqual(linesAbout(folder), [`${sample}.pdf: still the example`]);
});

it('ends with one sentence for each wrong setting, and no list', () => {
	const { status, stdout, stderr } = launchCheck({ DATA_DIR: 'package.json', PORT: 'http' });
	assert.deepEqual([status, stdout], [2, '']);
	assert.match(stderr, /^PORT [^\n]+\.\nDATA_DIR [^\n]+\.\n$/);
});
