import assert from 'node:assert/strict';
import { afterEach, it } from 'node:test';
import { message, openServer, type TestServer } from '../../tests/server/open-server.ts';
import { sendUntilHeard } from '../../tests/server/send-until-heard.ts';

let server: TestServer;
afterEach(() => server.close());

const send = (text: string, from: string) => sendUntilHeard(server, { ...message, message: text }, from);

const sendMany = (n: number, from: string) =>
	Promise.all(Array.from({ length: n }, (_, index) => send(`${from} ${index}`, from)));
const count = async () =>
	(await server.store.db.selectFrom('submissions').select('reference').execute()).length;
const ok = (answers: readonly { statusCode: number }[]) =>
	answers.filter(({ statusCode }) => statusCode === 200).length;

it('takes so many submissions an hour from one network, and tells the rest how long to wait', async () => {
	server = await openServer({ SUBMISSIONS_PER_NETWORK: '3', TRUST_PROXY: '127.0.0.1' });
	const answers = await sendMany(5, '203.0.113.1');
	assert.equal(ok(answers), 3);
	assert.equal(await count(), 3);
	const refused = answers.find(({ statusCode }) => statusCode === 429);
	assert.equal(refused?.headers['retry-after'], '3600');
	assert.match(refused?.json().errors.form, /Too many forms/);
	assert.equal(ok(await sendMany(3, '203.0.113.2')), 3);
	server.time.now += 3_600_000;
	assert.equal(ok([await send('later', '203.0.113.1')]), 1);
});

it('answers a repeat with its reference even over the limit, and does not count it', async () => {
	server = await openServer({ SUBMISSIONS_PER_NETWORK: '1', TRUST_PROXY: '127.0.0.1' });
	const first = await send('one', '203.0.113.1');
	const again = await send('one', '203.0.113.1');
	assert.equal(again.json().reference, first.json().reference);
	assert.equal((await send('two', '203.0.113.1')).statusCode, 429);
});

it('stores a refused submission when it is sent again later: it is not taken for a repeat', async () => {
	server = await openServer({ SUBMISSIONS_PER_NETWORK: '1', TRUST_PROXY: '127.0.0.1' });
	await send('one', '203.0.113.1');
	assert.equal((await send('two', '203.0.113.1')).statusCode, 429);
	server.time.now += 3_600_000;
	assert.equal((await send('two', '203.0.113.1')).statusCode, 200);
	assert.equal(await count(), 2);
});

it('takes so many submissions an hour in all', async () => {
	server = await openServer({ SUBMISSIONS_PER_HOUR: '4', TRUST_PROXY: '127.0.0.1' });
	assert.equal(ok(await sendMany(3, '203.0.113.1')), 3);
	assert.equal(ok(await sendMany(3, '203.0.113.2')), 1);
});

it('one network that sends too many does not use up what is taken in all', async () => {
	server = await openServer({
		SUBMISSIONS_PER_NETWORK: '2',
		SUBMISSIONS_PER_HOUR: '4',
		TRUST_PROXY: '127.0.0.1',
	});
	assert.equal(ok(await sendMany(10, '203.0.113.1')), 2);
	assert.equal(ok(await sendMany(2, '203.0.113.2')), 2);
	assert.equal(ok(await sendMany(1, '203.0.113.3')), 0);
});

it('keeps nothing of what is over the limit: no row, no email, no key, not even its count', async () => {
	server = await openServer({ SUBMISSIONS_PER_NETWORK: '1', TRUST_PROXY: '127.0.0.1' });
	const everything = async () =>
		Promise.all(
			(['submissions', 'emails', 'idempotency_keys', 'rate_counters'] as const).map((table) =>
				server.store.db.selectFrom(table).selectAll().execute(),
			),
		);
	await send('one', '203.0.113.1');
	const before = await everything();
	assert.equal((await send('two', '203.0.113.1')).statusCode, 429);
	assert.deepEqual(await everything(), before);
});

it('row 21: the networks of one site together send four times what one of them may', async () => {
	server = await openServer({ SUBMISSIONS_PER_NETWORK: '2', TRUST_PROXY: '127.0.0.1' });
	let taken = 0;
	for (let n = 0; n < 30; n++) taken += ok(await sendMany(1, `2001:db8:1:${n.toString(16)}::1`));
	assert.equal(taken, 8);
	assert.equal(ok(await sendMany(1, '2001:db8:2:1::1')), 1);
});

it('row 21: thirty networks that send without end do not silence who has not written today', async () => {
	server = await openServer({
		SUBMISSIONS_PER_NETWORK: '5',
		SUBMISSIONS_PER_HOUR: '100',
		TRUST_PROXY: '127.0.0.1',
	});
	for (let n = 0; n < 30; n++) await sendMany(5, `198.51.100.${n}`);
	assert.ok((await count()) < 100);
	assert.equal((await send('more', '198.51.100.1')).statusCode, 429);
	for (let n = 0; n < 5; n++)
		assert.equal((await send('a word', `192.0.2.${n}`)).statusCode, 200, `visitor ${n}`);
});

it('row 21: many networks that each send a little do not silence who has not written today either', async () => {
	server = await openServer({ SUBMISSIONS_PER_HOUR: '60', TRUST_PROXY: '127.0.0.1' });
	for (let n = 0; n < 25; n++) await sendMany(3, `198.51.100.${n}`);
	assert.equal(await count(), 55);
	assert.equal((await send('more', '198.51.100.1')).statusCode, 429);
	for (let n = 0; n < 5; n++)
		assert.equal((await send('a word', `192.0.2.${n}`)).statusCode, 200, `visitor ${n}`);
});
