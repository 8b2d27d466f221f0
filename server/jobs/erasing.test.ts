import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { mailNow } from '../../tests/server/mail-now.ts';
import { message, openServer, type TestServer } from '../../tests/server/open-server.ts';
import { erase, purge } from '../admin/erase.ts';
import { openTransport } from '../mail/transport.ts';
import { believeClock } from './believed-clock.ts';
import { eraseMailFiles } from './erase-mail-files.ts';
import { erasePerson, purgeSubmissions } from './purge.ts';
import { runJobs } from './scheduler.ts';

let server: TestServer;
afterEach(() => server.close());

const jobs = () =>
	runJobs({ store: server.store, clock: () => server.time.now, log: server.log, config: server.config });
const post = async (payload: object): Promise<string> =>
	(await server.app.inject({ method: 'POST', url: '/api/send-email', payload })).json().reference;

const submission = { kind: 'message', fields: '{}', email: 'a@vist.example', suspected: 0, received_at: 0 };

describe('retention', () => {
	const longAfter = Date.UTC(2028, 0, 1);

	it('erases submissions older than RETENTION_MONTHS and forgets counts and references after a day', async () => {
		server = await openServer({ RETENTION_MONTHS: '12' });
		await post(message);
		await mailNow(server);
		server.time.now = Date.UTC(2027, 10, 21, 6, 30);
		await believeClock(server.store, server.time.now);
		await jobs();
		assert.equal((await server.store.db.selectFrom('submissions').select('reference').execute()).length, 1);
		server.time.now += 1;
		await jobs();
		server.time.now += 86_400_001;
		await jobs();
		for (const table of [
			'submissions',
			'emails',
			'idempotency_keys',
			'rate_counters',
			'erased_submissions',
		] as const)
			assert.equal((await server.store.db.selectFrom(table).selectAll().execute()).length, 0, table);
	});

	for (const state of ['waiting', 'sending', 'held', 'dead'] as const)
		it(`[FORM-9] keeps a submission whose email is ${state}, however old: it has not reached the organiser`, async () => {
			server = await openServer();
			const reference = await post(message);
			await server.store.db.updateTable('emails').set({ state }).execute();
			await purgeSubmissions(server.store, longAfter);
			const kept = await server.store.db.selectFrom('submissions').select('reference').execute();
			assert.deepEqual(kept, [{ reference }]);
		});

	it('lets new submissions in between while very many are erased', async () => {
		server = await openServer();
		const many = Array.from({ length: 2500 }, (_, n) => ({ ...submission, reference: `AEG-OLD-${n}` }));
		for (let n = 0; n < many.length; n += 500)
			await server.store.db
				.insertInto('submissions')
				.values(many.slice(n, n + 500))
				.execute();
		let done = false;
		const purging = purgeSubmissions(server.store, 1).then((erased) => {
			done = true;
			return erased;
		});
		assert.match(await post(message), /^AEG-/);
		assert.equal(done, false);
		assert.equal(await purging, 2500);
	});
});

describe('files of emails, while there is no mail server', () => {
	const submissionFile = 'AEG-0000-0000-0001.organiser.eml';
	const otherFile = 'AEG-0000-0000-0002.organiser.eml';

	it('go with their submissions, though the server was killed between the erasing and the removing', async () => {
		server = await openServer({ RETENTION_MONTHS: '0' });
		const mail = join(server.config.DATA_DIR, 'mail');
		mkdirSync(mail, { recursive: true });
		for (const name of [submissionFile, `${submissionFile}.part`, otherFile])
			writeFileSync(join(mail, name), '');
		await server.store.db
			.insertInto('submissions')
			.values([1, 2].map((n) => ({ ...submission, reference: `AEG-0000-0000-000${n}`, received_at: n })))
			.execute();
		await purgeSubmissions(server.store, 2);
		await jobs();
		assert.deepEqual(readdirSync(mail), [otherFile]);
	});

	it('go with a submission that a digest brought in full, and other digests stay', async () => {
		server = await openServer();
		const transport = openTransport({ SMTP_URL: '', DATA_DIR: server.config.DATA_DIR });
		for (const email of ['one@vist.example', 'two@vist.example']) {
			for (let n = 0; n < 40; n++)
				await post({ ...message, email, message: `number ${n}`, 'leave-empty': 'x', 'shown-for': '0' });
			await jobs();
			for (const _ of ['the digest', 'what was held']) await mailNow(server, transport);
			server.time.now += 24 * 3_600_000;
		}
		transport.close();
		const mail = join(server.config.DATA_DIR, 'mail');
		assert.equal(readdirSync(mail).length, 4);
		await erasePerson(server.store, 'one@vist.example');
		await eraseMailFiles(server.store, server.config.DATA_DIR);
		assert.deepEqual(readdirSync(mail).sort(), [
			'digest-2026-11-21.eml',
			'digest-2026-11-22.eml',
			'held-2026-11-22T06.eml',
		]);
	});
});

describe('what was erased is in no file of DATA_DIR any more', () => {
	const marker = 'a-word-that-nobody-else-writes';
	const holding = (folder: string) =>
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.filter((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(marker))
			.map(({ name }) => name);

	const ways: Readonly<Record<string, () => Promise<unknown>>> = {
		'by the command erase': () => admin(erase, message.email, '--yes'),
		'by the command purge': () => admin(purge, '2', '--yes'),
		'by the hourly jobs': jobs,
	};
	const admin = (command: typeof erase, ...words: string[]) =>
		command({
			store: server.store,
			config: server.config,
			clock: () => server.time.now,
			words,
			say() {},
			async write() {},
		});
	for (const [how, work] of Object.entries(ways))
		it(how, async (test) => {
			server = await openServer({ RETENTION_MONTHS: '1' });
			if (server.store.shared) return test.skip('PostgreSQL keeps its own files');
			for (let n = 0; n < 20; n++)
				await post({ ...message, message: `${marker} ${n} ${'long '.repeat(400)}`, name: marker });
			await mailNow(server, openTransport({ SMTP_URL: '', DATA_DIR: server.config.DATA_DIR }));
			assert.ok(holding(server.config.DATA_DIR).includes('submissions.sqlite-wal'));
			server.time.now = Date.UTC(2027, 10, 21, 6, 30);
			await believeClock(server.store, server.time.now);
			await work();
			assert.deepEqual(holding(server.config.DATA_DIR), []);
		});
});
