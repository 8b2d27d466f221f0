import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { backupDays } from '#contract/retention.ts';
import { temporaryFolder } from '../server/server-process.ts';

const day = 24 * 60 * 60 * 1000;

/** The daily backup in a folder of its own, with a stand-in for `aeg-admin`. */
function setUp(admin: string) {
	const folder = temporaryFolder();
	const backups = join(folder, 'backups');
	mkdirSync(join(folder, 'data/documents'), { recursive: true });
	writeFileSync(join(folder, 'data/documents/abstract-book.pdf'), 'PDF');
	writeFileSync(join(folder, 'aeg-admin'), `#!/bin/sh\n${admin}\n`, { mode: 0o755 });
	const script = readFileSync('deploy/aeg-backup', 'utf8')
		.replace('/var/backups/aeg\n', `${backups}\n`)
		.replace('/usr/local/sbin', folder)
		.replace('/var/lib/aeg', join(folder, 'data'));
	return { backups, run: () => spawnSync('sh', ['-c', script], { encoding: 'utf8' }) };
}

it('the daily backup copies store and documents, and deletes what is older than the privacy page says', () => {
	const { backups, run } = setUp('echo copied && echo new > "$2"');
	mkdirSync(backups);
	for (const [name, days] of [
		['submissions-young.sqlite', backupDays - 0.5],
		['submissions-old.sqlite', backupDays + 0.5],
	] as const) {
		writeFileSync(join(backups, name), '');
		const at = new Date(Date.now() - days * day);
		utimesSync(join(backups, name), at, at);
	}
	const { status, stdout, stderr } = run();
	assert.deepEqual([status, stdout, stderr], [0, '', '']);
	const made = readdirSync(backups).filter((name) => /^submissions-\d/.test(name));
	assert.equal(made.length, 1);
	assert.deepEqual(readdirSync(backups).sort(), ['documents', ...made, 'submissions-young.sqlite']);
	assert.equal(readFileSync(join(backups, 'documents/abstract-book.pdf'), 'utf8'), 'PDF');
});

it('a backup that fails says so, and deletes no older one', () => {
	const { backups, run } = setUp('echo "the disk is full" >&2; exit 1');
	mkdirSync(backups);
	writeFileSync(join(backups, 'submissions-old.sqlite'), '');
	utimesSync(join(backups, 'submissions-old.sqlite'), 0, 0);
	const { status, stderr } = run();
	assert.deepEqual([status, stderr], [1, 'the disk is full\n']);
	assert.deepEqual(readdirSync(backups), ['submissions-old.sqlite']);
});
