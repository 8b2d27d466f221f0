import assert from 'node:assert/strict';
import { afterEach, it } from 'node:test';
import { message, openOffice, type TestOffice } from '../../tests/office/open-office.ts';

let office: TestOffice;
afterEach(() => office.close());

const send = (text: string, from: string) =>
	office.app.inject({
		method: 'POST',
		url: '/api/send-email',
		headers: { 'x-forwarded-for': from },
		payload: { ...message, message: text },
	});

const sendMany = (n: number, from: string) =>
	Promise.all(Array.from({ length: n }, (_, index) => send(`${from} ${index}`, from)));
const count = async () => (await office.store.db.selectFrom('letters').select('reference').execute()).length;
const ok = (answers: readonly { statusCode: number }[]) =>
	answers.filter(({ statusCode }) => statusCode === 200).length;

it('takes so many letters an hour from one network, and tells the rest how long to wait', async () => {
	office = await openOffice({ LETTERS_PER_NETWORK: '3', TRUST_PROXY: '127.0.0.1' });
	const answers = await sendMany(5, '203.0.113.1');
	assert.equal(ok(answers), 3);
	assert.equal(await count(), 3);
	const refused = answers.find(({ statusCode }) => statusCode === 429);
	assert.equal(refused?.headers['retry-after'], '3600');
	assert.match(refused?.json().errors.form, /Too many letters/);
	assert.equal(ok(await sendMany(3, '203.0.113.2')), 3);
	office.time.now += 3_600_000;
	assert.equal(ok([await send('later', '203.0.113.1')]), 1);
});

it('answers a repeat with its reference even over the limit, and does not count it', async () => {
	office = await openOffice({ LETTERS_PER_NETWORK: '1', TRUST_PROXY: '127.0.0.1' });
	const first = await send('one', '203.0.113.1');
	const again = await send('one', '203.0.113.1');
	assert.equal(again.json().reference, first.json().reference);
	assert.equal((await send('two', '203.0.113.1')).statusCode, 429);
});

it('stores a refused letter when it is sent again later: it is not taken for a repeat', async () => {
	office = await openOffice({ LETTERS_PER_NETWORK: '1', TRUST_PROXY: '127.0.0.1' });
	await send('one', '203.0.113.1');
	assert.equal((await send('two', '203.0.113.1')).statusCode, 429);
	office.time.now += 3_600_000;
	assert.equal((await send('two', '203.0.113.1')).statusCode, 200);
	assert.equal(await count(), 2);
});

it('takes so many letters an hour in all', async () => {
	office = await openOffice({ LETTERS_PER_HOUR: '4', TRUST_PROXY: '127.0.0.1' });
	assert.equal(ok(await sendMany(3, '203.0.113.1')), 3);
	assert.equal(ok(await sendMany(3, '203.0.113.2')), 1);
});

it('one network that sends too many does not use up what is taken in all', async () => {
	office = await openOffice({ LETTERS_PER_NETWORK: '2', LETTERS_PER_HOUR: '4', TRUST_PROXY: '127.0.0.1' });
	assert.equal(ok(await sendMany(10, '203.0.113.1')), 2);
	assert.equal(ok(await sendMany(2, '203.0.113.2')), 2);
	assert.equal(ok(await sendMany(1, '203.0.113.3')), 0);
});
