import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { it } from 'node:test';
import { isUnreal } from '#content/rules/samples.ts';
import { documentIds } from '#contract/documents.ts';
import { placeSamples } from '#server/documents/place-samples.ts';
import { bareEnvironment } from '../tests/server/bare-environment.ts';
import { readRecord, recordFiles } from './record-files.ts';
import { saidBy } from './said-by.ts';

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'launch-'));

const launchCheck = (environment: Readonly<Record<string, string>>) =>
	spawnSync(process.execPath, ['scripts/launch-check.ts'], {
		env: { ...bareEnvironment, ...environment },
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

/** Every text within a value. */
function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it('has every example in a record, whose form marks it: no other file of content says what only an example says', async () => {
	const records = await Promise.all((await recordFiles()).map(readRecord));
	const known = new Set(textsIn(records));
	const files = globSync('content/**/*.ts').filter(
		(file) => !/\.test\.ts$|^content.(records|rules)./.test(file),
	);
	for (const file of files)
		for (const text of textsIn(saidBy(await import(resolve(file)))))
			assert.ok(known.has(text) || !isUnreal(text), `${file}: ${text}`);
});
