import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { readConfig } from '../../server/config.ts';
import { openStore } from '../../server/db/open.ts';
import { fillStore } from './fill-store.ts';

it('a filled store holds as many letters as were asked for, each delivered', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'fill-'));
	await fillStore(folder, 7);
	const store = openStore(readConfig({ DATA_DIR: folder }));
	const found = await store.db
		.selectFrom('letters')
		.innerJoin('emails', 'emails.reference', 'letters.reference')
		.select(['emails.state', 'emails.deferrals'])
		.execute();
	await store.close();
	rmSync(folder, { recursive: true });
	assert.deepEqual(found, Array(7).fill({ state: 'sent', deferrals: 0 }));
});
