import assert from 'node:assert/strict';
import { afterEach, beforeEach, it } from 'node:test';
import { mailNow } from '../../tests/server/mail-now.ts';
import { message, openServer, type TestServer } from '../../tests/server/open-server.ts';
import { adminOf } from '../../tests/server/run-admin.ts';
import { runJobs } from './scheduler.ts';

const day = 24 * 3_600_000;

let server: TestServer;
let doubted: number | undefined;
beforeEach(async () => {
	server = await openServer({ RETENTION_MONTHS: '24' });
});
afterEach(() => server.close());

const jobs = () =>
	runJobs({
		store: server.store,
		clock: () => server.time.now,
		log: server.log,
		config: server.config,
		onClock: (since) => {
			doubted = since;
		},
	});
async function post(text: string): Promise<void> {
	await server.app.inject({ method: 'POST', url: '/api/send-email', payload: { ...message, message: text } });
	await mailNow(server);
}
const kept = async () =>
	(await server.store.db.selectFrom('submissions').select('reference').execute()).length;
const complaints = () =>
	server.logged.filter((line) => line.includes('no old submissions are erased')).length;

for (const [what, before] of [
	['a running server', jobs],
	['a server that has never looked at its clock', async () => {}],
] as const)
	it(`a clock put forward by 740 days erases nothing of ${what}, also after something new has come`, async () => {
		const began = server.time.now;
		for (let n = 0; n < 3; n++) await post(`number ${n}`);
		await before();
		server.time.now += 740 * day;
		await jobs();
		assert.deepEqual([await kept(), doubted, complaints()], [3, began, 1]);
		await post('new');
		await jobs();
		assert.deepEqual([await kept(), doubted, complaints()], [4, began, 2]);
		server.time.now = began + 3_600_000;
		await jobs();
		assert.deepEqual([await kept(), doubted], [4, undefined]);
	});

it('a clock that is right after a long rest is confirmed by a command, and then what is old is erased', async () => {
	const admin = adminOf(server);
	await post('old');
	await jobs();
	assert.match(await admin('confirm-clock'), /nothing to confirm/);
	server.time.now += 740 * day;
	await jobs();
	assert.match(await admin('confirm-clock'), /2028-11-30 12:00:00 \(India\).*2026-11-21 12:00:00/);
	await jobs();
	assert.equal(await kept(), 1);
	assert.match(await admin('confirm-clock', '--yes'), /believed again/);
	await jobs();
	assert.deepEqual([await kept(), doubted], [0, undefined]);
});

it('a server that looks every hour believes its clock for years in which nobody writes', async () => {
	await post('old');
	for (let n = 0; n < 25; n++) {
		await jobs();
		server.time.now += 30 * day;
	}
	await jobs();
	assert.deepEqual([await kept(), complaints()], [0, 0]);
});
