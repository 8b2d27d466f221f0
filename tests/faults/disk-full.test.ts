import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { writeBuild } from '../office/fixture-build.ts';
import { startOffice, temporaryFolder } from '../office/office-process.ts';
import { startSenders } from './senders.ts';

/** How large any file of the process may grow, in bytes. */
const limitFiles = (pid: number | undefined, bytes: string) =>
	execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);

const skip = spawnSync('which', ['prlimit']).status === 0 ? false : 'prlimit is not installed here';

it('row 11: a full disk: letters are answered 503 and pages 200, and when there is room again all goes on', {
	skip,
}, async (test) => {
	const folder = temporaryFolder();
	await using office = await startOffice({
		DATA_DIR: folder,
		BUILD_DIR: writeBuild(join(folder, 'build')),
		LOG_LEVEL: 'silent',
	});
	const { pid } = office.process;
	await using before = startSenders(4, office, 20);
	await pause(500);
	await before.stop();

	limitFiles(pid, '65536');
	await using during = startSenders(4, office, 20);
	await pause(1500);
	assert.equal((await fetch(`${office.origin}/About`)).status, 200);
	assert.equal((await fetch(`${office.origin}/readyz`)).status, 503);
	await during.stop();

	limitFiles(pid, 'unlimited');
	await pause(200);
	await using after = startSenders(4, office, 20);
	await pause(500);
	await after.stop();
	assert.equal((await fetch(`${office.origin}/readyz`)).status, 200);
	await office.end('SIGTERM');

	const store = new DatabaseSync(join(folder, 'letters.sqlite'));
	const kept = new Set(
		store
			.prepare('select reference from letters')
			.all()
			.map((row) => String(row.reference)),
	);
	const integrity = store.prepare('pragma integrity_check').get()?.integrity_check;
	store.close();
	const acknowledged = [before, during, after].flatMap((senders) => [...senders.acknowledged]);
	const refused = during.statuses.get(503) ?? 0;
	test.diagnostic(
		`acknowledged ${acknowledged.length}, of these while full ${during.acknowledged.size}, refused ${refused}, stored after ${after.acknowledged.size}`,
	);
	assert.deepEqual(
		acknowledged.filter((reference) => !kept.has(reference)),
		[],
	);
	assert.ok(refused > 0 && after.acknowledged.size > 0);
	assert.equal(integrity, 'ok');
});
