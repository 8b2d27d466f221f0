import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { ownDatabase } from '../../tests/office/own-database.ts';
import { erasePerson } from '../chores/purge.ts';
import { readConfig } from '../config.ts';
import { claim } from '../outbox/claim.ts';
import { migrate } from './migrate.ts';
import { makeLetters } from './migrations/0001-letters.ts';
import { openStore } from './open.ts';

const emptyStore = async () =>
	openStore(readConfig({ ...(await ownDatabase()), DATA_DIR: mkdtempSync(join(tmpdir(), 'store-')) }));

it('row 23: brings an older store with letters in the post up to date, and the post goes on', async () => {
	const store = await emptyStore();
	await sql`create table migrations (name text primary key, applied_at bigint)`.execute(store.db);
	await makeLetters(store.db as unknown as Kysely<unknown>);
	await sql`insert into migrations values ('0001-letters', 0)`.execute(store.db);
	const reference = 'AEG-7K3M-9QXZ-4TBN';
	const letter = { reference, kind: 'message', fields: '{}', email: 'meera@vist.example' };
	await store.db
		.insertInto('letters')
		.values({ ...letter, suspected: 0, received_at: 0 })
		.execute();
	const email = { id: `${reference}.organiser`, reference, purpose: 'organiser', state: 'waiting' as const };
	await store.db
		.insertInto('emails')
		.values({ ...email, due_at: 0, created_at: 0, settled_at: null, last_error: null })
		.execute();
	await migrate(store);
	assert.equal((await store.db.selectFrom('counters').selectAll().execute()).length, 0);
	assert.deepEqual(
		(await claim(store, 5, [])).map((claimed) => [claimed.id, claimed.reference]),
		[[email.id, reference]],
	);
	assert.equal(await erasePerson(store, 'meera@vist.example'), 1);
	for (const table of ['letters', 'emails'] as const)
		assert.deepEqual(await store.db.selectFrom(table).selectAll().execute(), []);
	await store.close();
});

it('waits for another that is at it, longer than a visitor would', async () => {
	const config = readConfig({ ...(await ownDatabase()), DATA_DIR: mkdtempSync(join(tmpdir(), 'store-')) });
	const [other, store] = [openStore(config), openStore(config)];
	let migrating: Promise<void> | undefined;
	await other.unhurried.transaction().execute(async (trx) => {
		if (other.shared) await sql`select pg_advisory_xact_lock(7214003)`.execute(trx);
		migrating = migrate(store);
		await pause(3000);
	});
	await migrating;
	assert.deepEqual(await store.db.selectFrom('letters').selectAll().execute(), []);
	await Promise.all([other.close(), store.close()]);
});

it('may be started by several processes at once', async () => {
	const config = readConfig({ ...(await ownDatabase()), DATA_DIR: mkdtempSync(join(tmpdir(), 'store-')) });
	const stores = Array.from({ length: 4 }, () => openStore(config));
	await Promise.all(stores.map(migrate));
	await Promise.all(stores.map(migrate));
	const { rows } = await sql<{ n: number }>`select cast(count(*) as bigint) as n from migrations`.execute(
		stores[0]?.db as Kysely<unknown>,
	);
	assert.equal(rows[0]?.n, 5);
	await Promise.all(stores.map((store) => store.close()));
});
