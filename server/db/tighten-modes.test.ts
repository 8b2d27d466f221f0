import assert from 'node:assert/strict';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { tightenModes } from './tighten-modes.ts';

const mode = (path: string) => (statSync(path).mode & 0o7777).toString(8);

it('takes from others what they may read of the submissions, and touches nothing else', () => {
	const folder = mkdtempSync(join(tmpdir(), 'modes-'));
	const [store, log, mail, email, other] = [
		join(folder, 'submissions.sqlite'),
		join(folder, 'submissions.sqlite-wal'),
		join(folder, 'mail'),
		join(folder, 'mail', 'one.eml'),
		join(folder, 'notes.txt'),
	];
	mkdirSync(mail);
	for (const file of [store, log, email, other]) {
		writeFileSync(file, 'words');
		chmodSync(file, file === email ? 0o755 : 0o644);
	}
	symlinkSync(other, join(mail, 'link'));
	for (const each of [folder, mail]) chmodSync(each, 0o755);
	tightenModes(folder);
	assert.deepEqual([folder, mail, store, log, email].map(mode), ['700', '700', '600', '600', '600']);
	assert.equal(mode(other), '644');
});

it('leaves a folder alone that belongs to everybody, and one that is not there', () => {
	const folder = mkdtempSync(join(tmpdir(), 'modes-'));
	chmodSync(folder, 0o1777);
	tightenModes(folder);
	assert.equal(mode(folder), '1777');
	tightenModes(join(folder, 'nowhere'));
});

const root = process.getuid?.() === 0;

it('passes over a document of another user in a folder that it has closed', {
	skip: root ? false : 'only root can make files of another user',
}, () => {
	const nobody = 65534;
	const folder = mkdtempSync(join(tmpdir(), 'modes-'));
	const documents = join(folder, 'documents');
	mkdirSync(documents);
	const [theirs, ours] = [join(documents, 'a.pdf'), join(documents, 'b.pdf')];
	for (const file of [theirs, ours]) writeFileSync(file, 'words', { mode: 0o644 });
	for (const path of [folder, documents, ours]) chownSync(path, nobody, nobody);
	process.seteuid?.(nobody);
	try {
		tightenModes(folder);
	} finally {
		process.seteuid?.(0);
	}
	assert.deepEqual([folder, documents, theirs, ours].map(mode), ['700', '700', '644', '600']);
});
