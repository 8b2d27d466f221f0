import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, it } from 'node:test';
import { backupDays } from '#contract/retention.ts';
import { message, openServer, type TestServer } from '../../tests/server/open-server.ts';
import { openStore } from '../db/open.ts';
import { erase } from './erase.ts';
import { dayAfter } from './indian-time.ts';

let server: TestServer;
afterEach(() => server.close());

async function eraseMeera(): Promise<string[]> {
	const said: string[] = [];
	await erase({
		store: server.store,
		config: server.config,
		clock: () => server.time.now,
		words: [message.email, '--yes'],
		say: (line) => void said.push(line),
		async write() {},
	});
	return said;
}

it('says what else holds the words: the mailbox, backups and until when, a store that a restore kept', async () => {
	server = await openServer();
	await server.app.inject({ method: 'POST', url: '/api/send-email', payload: message });
	const kept = 'submissions.sqlite.replaced-2026-11-20T10-00-00-000Z';
	mkdirSync(server.config.DATA_DIR, { recursive: true });
	writeFileSync(join(server.config.DATA_DIR, kept), '');
	const [erased, ...elsewhere] = await eraseMeera();
	assert.equal(erased, '1 submissions erased.');
	for (const words of [server.config.MAIL_TO, dayAfter(server.time.now, backupDays), kept])
		assert.ok(elsewhere.join('\n').includes(words), words);
});

it('does not say that all is overwritten while another reads what was erased', {
	timeout: 20_000,
}, async (test) => {
	server = await openServer();
	if (server.store.shared) return test.skip('PostgreSQL overwrites at its own time');
	await server.app.inject({ method: 'POST', url: '/api/send-email', payload: message });
	const reader = openStore(server.config);
	await reader.db.transaction().execute(async (trx) => {
		await trx.selectFrom('submissions').selectAll().execute();
		await assert.rejects(eraseMeera(), /stays in the write-ahead log.*give the command again/);
	});
	await reader.close();
	assert.equal((await eraseMeera())[0], '0 submissions erased.');
});
