import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { monthsBefore, purgeLetters } from '../../server/chores/purge.ts';
import { readConfig } from '../../server/config.ts';
import { openStore } from '../../server/db/open.ts';
import { fillStore } from './fill-store.ts';

it('a filled store holds as many letters as were asked for, each delivered, and none so old that it would be erased', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'fill-'));
	await fillStore(folder, 7);
	const config = readConfig({ DATA_DIR: folder });
	const store = openStore(config);
	const erased = await purgeLetters(store, monthsBefore(Date.now(), config.RETENTION_MONTHS));
	const found = await store.db
		.selectFrom('letters')
		.innerJoin('emails', 'emails.reference', 'letters.reference')
		.select(['emails.state', 'emails.deferrals'])
		.execute();
	await store.close();
	rmSync(folder, { recursive: true });
	assert.equal(erased, 0);
	assert.deepEqual(found, Array(7).fill({ state: 'sent', deferrals: 0 }));
});
