import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { send } from './turned-away.ts';

it('row 26: submissions that come while the whole process stands for two seconds are told to try again and not stored; later ones are', async (test) => {
	const folder = temporaryFolder();
	await using server = await startServer({ DATA_DIR: folder });
	assert.equal((await send(server, 'before, which opens a connection')).status, 200);
	server.process.kill('SIGSTOP');
	const sent = Array.from({ length: 20 }, (_, n) => send(server, `meanwhile ${n}`));
	await pause(2000);
	server.process.kill('SIGCONT');
	const late = await Promise.all(sent);
	assert.deepEqual(
		late.map(({ status, headers }) => [status, headers.get('retry-after')]),
		Array(20).fill([503, '5']),
	);
	await pause(100);
	assert.equal((await send(server, 'after')).status, 200);
	await server.end('SIGTERM');
	const store = new DatabaseSync(join(folder, 'submissions.sqlite'));
	const { n } = store.prepare('select count(*) as n from submissions').get() ?? {};
	store.close();
	test.diagnostic(
		`${late.length} sent while the process stood, all answered 503; stored ${n} of ${late.length + 2}`,
	);
	assert.equal(n, 2);
});
