import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { ownDatabase } from '../../tests/server/own-database.ts';
import { readConfig } from '../config.ts';
import { erasePerson } from '../jobs/purge.ts';
import { claim } from '../outbox/claim.ts';
import { migrate } from './migrate.ts';
import { openStore } from './open.ts';

const emptyStore = async () =>
	openStore(readConfig({ ...(await ownDatabase()), DATA_DIR: mkdtempSync(join(tmpdir(), 'store-')) }));

it('row 23: the next start leaves what is stored as it is, and the outbox goes on', async () => {
	const store = await emptyStore();
	await migrate(store);
	const reference = 'AEG-7K3M-9QXZ-4TBN';
	const submission = { reference, kind: 'message', fields: '{}', email: 'meera@vist.example' };
	await store.db
		.insertInto('submissions')
		.values({ ...submission, suspected: 0, received_at: 0 })
		.execute();
	const email = { id: `${reference}.organiser`, reference, purpose: 'organiser', state: 'waiting' as const };
	await store.db
		.insertInto('emails')
		.values({ ...email, due_at: 0, created_at: 0 })
		.execute();
	await migrate(store);
	assert.deepEqual(
		(await claim(store, 5, [])).map((claimed) => [claimed.id, claimed.reference]),
		[[email.id, reference]],
	);
	assert.equal(await erasePerson(store, 'meera@vist.example'), 1);
	for (const table of ['submissions', 'emails'] as const)
		assert.deepEqual(await store.db.selectFrom(table).selectAll().execute(), []);
	await store.close();
});

it('waits for another that is at it, longer than a visitor would', async () => {
	const config = readConfig({ ...(await ownDatabase()), DATA_DIR: mkdtempSync(join(tmpdir(), 'store-')) });
	const [other, store] = [openStore(config), openStore(config)];
	let migrating: Promise<boolean> | undefined;
	await other.unhurriedDb.transaction().execute(async (trx) => {
		if (other.shared) await sql`select pg_advisory_xact_lock(7214003)`.execute(trx);
		else await sql`create table held (n integer)`.execute(trx);
		migrating = migrate(store);
		await pause(3000);
	});
	await migrating;
	assert.deepEqual(await store.db.selectFrom('submissions').selectAll().execute(), []);
	await Promise.all([other.close(), store.close()]);
});

it('may be started by several processes at once', async () => {
	const config = readConfig({ ...(await ownDatabase()), DATA_DIR: mkdtempSync(join(tmpdir(), 'store-')) });
	const stores = Array.from({ length: 4 }, () => openStore(config));
	await Promise.all(stores.map((store) => migrate(store)));
	await Promise.all(stores.map((store) => migrate(store)));
	const { rows } = await sql<{ n: number }>`select cast(count(*) as bigint) as n from migrations`.execute(
		stores[0]?.db as Kysely<unknown>,
	);
	assert.equal(rows[0]?.n, 2);
	await Promise.all(stores.map((store) => store.close()));
});
