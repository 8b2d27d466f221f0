import assert from 'node:assert/strict';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { sampleDocuments } from '#server/documents/place-samples.ts';
import { readConfig } from '../config.ts';
import { putDocument } from './documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'put-'));
const GUARDED_DIR = join(folder, 'documents');
mkdirSync(GUARDED_DIR);
const said: string[] = [];
const put = (file: string) =>
	putDocument(
		{ config: readConfig({ GUARDED_DIR }), say: (line) => void said.push(line) },
		'abstract-book',
		file,
	);

it('[PROC-2] a PDF takes the place of a document; what only calls itself a PDF is refused and changes nothing', async () => {
	const real = join(sampleDocuments, 'abstract-book.pdf');
	await put(real);
	const place = join(GUARDED_DIR, 'abstract-book.pdf');
	assert.deepEqual(readFileSync(place), readFileSync(real));
	assert.equal(statSync(place).mode & 0o777, 0o644);
	assert.match(said.join(), /^abstract-book: in place, \d+ kB/);

	const pretended = join(folder, 'abstracts.pdf');
	writeFileSync(pretended, 'PK\u0003\u0004 a letter that was only given another name');
	await assert.rejects(put(pretended), /abstracts\.pdf is no PDF, whatever its name says/);
	await assert.rejects(put(join(folder, 'nowhere.pdf')), /is not there, or may not be read/);
	assert.deepEqual(readFileSync(place), readFileSync(real));
	assert.deepEqual(readdirSync(GUARDED_DIR), ['abstract-book.pdf']);
});

const full = '/dev/full';
const fullDisk = !existsSync(full) && `no ${full} here, which stands for a full disk`;

it('[PROC-2] where the disk is full it is said, what lay there stays, and no part is left', {
	skip: fullDisk,
}, async () => {
	const place = join(GUARDED_DIR, 'abstract-book.pdf');
	writeFileSync(place, 'the one before');
	symlinkSync(full, `${place}.part`);
	await assert.rejects(
		put(join(sampleDocuments, 'abstract-book.pdf')),
		/cannot be written: the disk is full/,
	);
	assert.equal(readFileSync(place, 'utf8'), 'the one before');
	assert.deepEqual(readdirSync(GUARDED_DIR), ['abstract-book.pdf']);
});
