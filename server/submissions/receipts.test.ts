import assert from 'node:assert/strict';
import { afterEach, it } from 'node:test';
import { message, openServer, type TestServer } from '../../tests/server/open-server.ts';
import { sendUntilHeard } from '../../tests/server/send-until-heard.ts';
import { mailboxOf } from './receipts.ts';

let server: TestServer;
afterEach(() => server?.close());

for (const [one, other, same] of [
	['meera@vist.example', 'meera+news@vist.example', true],
	['meera.sharma@gmail.com', 'm.e.erasharma+1+2@googlemail.com', true],
	['meera@vist.example', 'meera@vist.example.org', false],
	['meera@vist.example', 'asha@vist.example', false],
	['+1@vist.example', '+2@vist.example', false],
] as const)
	it(`${one} and ${other} lead to ${same ? 'one mailbox' : 'two mailboxes'}`, () => {
		assert.equal(mailboxOf(one) === mailboxOf(other), same);
	});

async function open(): Promise<void> {
	server = await openServer({ SEND_RECEIPTS: 'true', TRUST_PROXY: '127.0.0.1' });
}
let sent = 0;
const send = (email: string, from: string) =>
	sendUntilHeard(server, { ...message, email, message: `number ${sent++}` }, from);
const receipts = async () =>
	(await server.store.db.selectFrom('emails').select('id').where('purpose', '=', 'receipt').execute()).length;

it('three a day go to one mailbox, however its address is written and wherever that is sent from', async () => {
	await open();
	for (let n = 0; n < 100; n++) await send(`vic${'.'.repeat(n % 2)}tim+${n}@vist.example`, `198.51.${n}.1`);
	assert.equal(await receipts(), 3);
});

it('ten a day go to those that one site names', async () => {
	await open();
	for (let n = 0; n < 40; n++) await send(`n${n}@vist.example`, `2001:db8:1:${n.toString(16)}::1`);
	assert.equal(await receipts(), 10);
});

it('however many have been sent this hour, who has not written today gets one', async () => {
	await open();
	const row = { bucket: 'receipts', started_at: server.time.now, n: 200 };
	await server.store.db.insertInto('rate_counters').values(row).execute();
	await send('one@vist.example', '192.0.2.1');
	await send('two@vist.example', '192.0.2.1');
	assert.equal(await receipts(), 1);
});

it('who writes again while very many come gets one too, though the organiser hears of it within the hour', async () => {
	await open();
	const row = { bucket: 'submissions today', started_at: server.time.now, n: 100 };
	await server.store.db.insertInto('rate_counters').values(row).execute();
	await send('one@vist.example', '192.0.2.1');
	const { reference } = (await send('one@vist.example', '192.0.2.1')).json();
	const emails = server.store.db.selectFrom('emails').select(['purpose', 'state']).orderBy('purpose');
	assert.deepEqual(await emails.where('reference', '=', reference).execute(), [
		{ purpose: 'organiser', state: 'held' },
		{ purpose: 'receipt', state: 'waiting' },
	]);
});
