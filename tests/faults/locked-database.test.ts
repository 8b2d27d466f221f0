import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { writeBuild } from '../server/fixture-build.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { askPages } from './ask-pages.ts';
import { quantile, startSenders } from './senders.ts';
import { full } from './until.ts';

describe('row 10: another process holds the database', () => {
	for (const seconds of full ? [1, 3, 10] : [1, 3])
		it(`for ${seconds} s: pages are served meanwhile, submissions are stored or answered with 503`, async (test) => {
			const folder = temporaryFolder();
			await using server = await startServer({
				DATA_DIR: folder,
				BUILD_DIR: writeBuild(join(folder, 'build')),
			});
			await using pages = askPages(server.origin);
			await using senders = startSenders(4, server);
			await pause(200);
			const other = new DatabaseSync(join(folder, 'submissions.sqlite'), { timeout: 5000 });
			other.exec('begin immediate');
			const before = pages.took.length;
			await pause(seconds * 1000);
			const meanwhile = pages.took.length - before;
			other.exec('rollback');
			await pause(300);
			await Promise.all([pages.stop(), senders.stop()]);
			await server.end('SIGTERM');

			const kept = other.prepare('select count(*) as n from submissions').get()?.n as number;
			other.close();
			const refused = senders.statuses.get(503) ?? 0;
			test.diagnostic(
				`page p99 ${quantile(pages.took, 0.99)} ms, submissions stored ${senders.acknowledged.size}, refused ${refused}, slowest answer ${quantile([...senders.took, ...senders.failedIn], 1)} ms`,
			);
			assert.ok(meanwhile > 1, 'one page after the other is served while the lock is held');
			assert.equal(kept, senders.acknowledged.size);
			assert.deepEqual(
				[...senders.statuses.keys()].filter((status) => ![200, 503].includes(status)),
				[],
			);
			if (seconds > 2) assert.ok(refused > 0);
			if (full) assert.ok(quantile(pages.took, 1) < seconds * 500 && quantile(senders.failedIn, 1) < 2000);
		});
});
