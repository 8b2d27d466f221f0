import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { readConfig } from '../../server/config.ts';
import { openStore } from '../../server/db/open.ts';
import { monthsBefore, purgeSubmissions } from '../../server/jobs/purge.ts';
import { fillStore } from './fill-store.ts';

it('a filled store holds as many submissions as were asked for, each delivered, and none so old that it would be erased', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'fill-'));
	await fillStore(folder, 7);
	const config = readConfig({ DATA_DIR: folder });
	const store = openStore(config);
	const erased = await purgeSubmissions(store, monthsBefore(Date.now(), config.RETENTION_MONTHS));
	const found = await store.db
		.selectFrom('submissions')
		.innerJoin('emails', 'emails.reference', 'submissions.reference')
		.select(['emails.state', 'emails.deferrals'])
		.execute();
	await store.close();
	rmSync(folder, { recursive: true });
	assert.equal(erased, 0);
	assert.deepEqual(found, Array(7).fill({ state: 'sent', deferrals: 0 }));
});
