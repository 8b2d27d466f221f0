import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { writeBuild } from '../server/fixture-build.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { limitFiles, skipWithoutLimits } from './limit-files.ts';
import { startSenders } from './senders.ts';
import { until } from './until.ts';

it('row 11: a full disk: submissions are answered 503 and pages 200, and when there is room again all goes on', {
	skip: skipWithoutLimits,
}, async (test) => {
	const folder = temporaryFolder();
	await using server = await startServer({
		DATA_DIR: folder,
		BUILD_DIR: writeBuild(join(folder, 'build')),
		LOG_LEVEL: 'silent',
	});
	const { pid } = server.process;
	const ready = async () => (await fetch(`${server.origin}/readyz`)).status;
	await using before = startSenders(4, server, 20);
	await pause(500);
	await before.stop();

	limitFiles(pid, '65536');
	await using during = startSenders(4, server, 20);
	await pause(1500);
	assert.equal((await fetch(`${server.origin}/About`)).status, 200);
	await until('it says that it is not ready', async () => (await ready()) === 503, 5);
	await during.stop();

	limitFiles(pid, 'unlimited');
	await pause(200);
	await using after = startSenders(4, server, 20);
	await pause(500);
	await after.stop();
	await until('it says that it is ready', async () => (await ready()) === 200, 5);
	await server.end('SIGTERM');

	const store = new DatabaseSync(join(folder, 'submissions.sqlite'));
	const kept = new Set(
		store
			.prepare('select reference from submissions')
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
