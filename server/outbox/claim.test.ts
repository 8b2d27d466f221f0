import assert from 'node:assert/strict';
import { afterEach, beforeEach, it } from 'node:test';
import { message, openServer, type TestServer } from '../../tests/server/open-server.ts';
import { claim } from './claim.ts';
import { markDead, markSent, markWaiting } from './mark.ts';

let server: TestServer;
beforeEach(async () => {
	server = await openServer();
});
afterEach(() => server.close());

async function post(text: string): Promise<string> {
	const answer = await server.app.inject({
		method: 'POST',
		url: '/api/send-email',
		payload: { ...message, message: text },
	});
	return `${answer.json().reference}.organiser`;
}

const ids = (emails: readonly { id: string }[]) => emails.map(({ id }) => id);

it('hands out each email once, oldest first', async () => {
	const first = await post('first');
	server.time.now += 1;
	const second = await post('second');
	assert.deepEqual(ids(await claim(server.store, 1, [])), [first]);
	assert.deepEqual(ids(await claim(server.store, 5, [])), [second]);
	assert.deepEqual(await claim(server.store, 5, []), []);
});

it('hands out again, after a minute, what a dead process had claimed', async () => {
	const id = await post('left lying');
	await claim(server.store, 1, []);
	server.time.now += 59_999;
	assert.deepEqual(await claim(server.store, 1, []), []);
	server.time.now += 1;
	const [again] = await claim(server.store, 1, []);
	assert.equal(again?.id, id);
	assert.equal(again?.attempts, 2);
});

it('leaves an email to its claimer for longer the longer a try of it may last', async () => {
	const id = await post('slow');
	await server.store.db.updateTable('emails').set({ deferrals: 6 }).execute();
	assert.deepEqual(await claim(server.store, 1, []), []);
	assert.deepEqual(ids(await claim(server.store, 1, [], true)), [id]);
	server.time.now += 899_999;
	assert.deepEqual(await claim(server.store, 1, [], true), []);
	server.time.now += 400_000;
	assert.deepEqual(ids(await claim(server.store, 1, [], true)), [id]);
});

it('row 14: a clock put back two hours holds nothing up, and nothing in hand is taken twice', async () => {
	const waiting = await post('waiting');
	const inHand = await post('in hand');
	await claim(server.store, 2, []);
	await markWaiting(server.store, { id: waiting, deferrals: 0 }, 30_000, 'away');
	server.time.now -= 2 * 3_600_000;
	assert.deepEqual(ids(await claim(server.store, 5, [inHand])), [waiting]);
});

it('never takes what is sent, dead or held', async () => {
	await markSent(server.store, await post('sent'));
	await markDead(server.store, await post('dead'), 'EENVELOPE 550');
	server.time.now += 10 * 24 * 3_600_000;
	assert.deepEqual(await claim(server.store, 5, []), []);
});
