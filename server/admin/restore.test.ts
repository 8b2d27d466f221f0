import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, it } from 'node:test';
import { type Config, readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openStore } from '../db/open.ts';
import { sqlitePath } from '../db/open-sqlite.ts';
import { count } from '../db/rate-counter.ts';
import { lockForServing } from '../db/server-lock.ts';
import type { Store } from '../db/store.ts';
import { AdminError } from './admin.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

let config: Config;
let copy = '';
beforeEach(async () => {
	const folder = mkdtempSync(join(tmpdir(), 'restore-'));
	config = readConfig({ DATA_DIR: join(folder, 'data') });
	copy = join(folder, 'copy.sqlite');
	await withStore(async (store) => {
		await migrate(store);
		await count(store, 'before', 1000);
		await admin(backup, store, copy);
		await count(store, 'after', 1000);
	});
});

async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
	const store = openStore(config);
	return work(store).finally(() => store.close());
}

async function admin(
	command: typeof backup | typeof restore,
	store: Store,
	...words: string[]
): Promise<string[]> {
	const said: string[] = [];
	const say = (line: string) => void said.push(line);
	await command({
		store,
		config,
		clock: () => Date.UTC(2026, 10, 21),
		words,
		say,
		environment: {},
		async write() {},
	});
	return said;
}

const buckets = () =>
	withStore(async ({ db }) =>
		(await db.selectFrom('rate_counters').select('bucket').orderBy('bucket').execute()).map(
			({ bucket }) => bucket,
		),
	);
const restoreCopy = () => withStore((store) => admin(restore, store, copy));

it('puts a backup in place, and keeps the store that was there under a name that says when', async () => {
	const [, kept = ''] = await restoreCopy();
	assert.deepEqual(await buckets(), ['before']);
	assert.equal(statSync(sqlitePath(config.DATA_DIR)).mode & 0o777, 0o600);
	const path = `${sqlitePath(config.DATA_DIR)}.replaced-2026-11-21T00-00-00-000Z`;
	assert.ok(kept.includes(path));
	const replaced = new DatabaseSync(path);
	assert.equal(replaced.prepare('select count(*) as n from rate_counters').get()?.n, 2);
	replaced.close();
});

it('leaves no write-ahead log of the replaced store, and what was in it stays with that', async () => {
	const path = sqlitePath(config.DATA_DIR);
	const crashed = openStore(config);
	await count(crashed, 'only in the log', 1000);
	const log = readFileSync(`${path}-wal`);
	await crashed.close();
	writeFileSync(`${path}-wal`, log);
	await restoreCopy();
	assert.deepEqual(await buckets(), ['before']);
	assert.deepEqual(
		readdirSync(config.DATA_DIR)
			.filter((name) => name.endsWith('-wal') && !name.includes('replaced'))
			.map((name) => statSync(join(config.DATA_DIR, name)).size),
		[],
	);
	assert.ok(existsSync(`${path}.replaced-2026-11-21T00-00-00-000Z-wal`));
});

it('works where the store is damaged or gone', async () => {
	writeFileSync(sqlitePath(config.DATA_DIR), 'words');
	await restoreCopy();
	assert.deepEqual(await buckets(), ['before']);
});

it('refuses while a server works on the store', async () => {
	using _server = lockForServing(config.DATA_DIR);
	await assert.rejects(restoreCopy(), new AdminError('A server works on this store. Stop it first.'));
	assert.deepEqual(await buckets(), ['after', 'before']);
});

function change(sql: string): void {
	const database = new DatabaseSync(copy);
	database.exec(sql);
	database.close();
}

const unfit: Readonly<Record<string, [spoil: () => void, said: RegExp]>> = {
	'a damaged backup': [() => writeFileSync(copy, readFileSync(copy).fill(0x5a, 4096, 9000)), /is damaged/],
	'a backup that is empty': [() => writeFileSync(copy, ''), /there is no store in it/],
	'a backup of a newer program': [
		() => change("insert into migrations values ('9999-of-tomorrow', 0)"),
		/newer program/,
	],
	'another database': [() => change('drop table migrations'), /there is no store in it/],
	'a file with its write-ahead log beside it': [() => writeFileSync(`${copy}-wal`, 'x'), /no whole copy/],
};
for (const [what, [spoil, said]] of Object.entries(unfit))
	it(`refuses ${what}, and changes nothing`, async () => {
		spoil();
		const before = readdirSync(config.DATA_DIR).filter((name) => name !== 'server.lock');
		await assert.rejects(
			restoreCopy(),
			(problem) => problem instanceof AdminError && said.test(problem.message),
		);
		assert.deepEqual(
			readdirSync(config.DATA_DIR).filter((name) => name !== 'server.lock'),
			before,
		);
		assert.deepEqual(await buckets(), ['after', 'before']);
	});
