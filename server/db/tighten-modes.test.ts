import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
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
