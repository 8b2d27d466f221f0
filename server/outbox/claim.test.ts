import assert from 'node:assert/strict';
import { afterEach, beforeEach, it } from 'node:test';
import { message, openOffice, type TestOffice } from '../../tests/office/open-office.ts';
import { claim } from './claim.ts';
import { markDead, markSent, markWaiting } from './mark.ts';

let office: TestOffice;
beforeEach(async () => {
	office = await openOffice();
});
afterEach(() => office.close());

async function post(text: string): Promise<string> {
	const answer = await office.app.inject({
		method: 'POST',
		url: '/api/send-email',
		payload: { ...message, message: text },
	});
	return `${answer.json().reference}.organiser`;
}

const ids = (emails: readonly { id: string }[]) => emails.map(({ id }) => id);

it('hands out each e-mail once, oldest first', async () => {
	const first = await post('first');
	office.time.now += 1;
	const second = await post('second');
	assert.deepEqual(ids(await claim(office.store, 1, [])), [first]);
	assert.deepEqual(ids(await claim(office.store, 5, [])), [second]);
	assert.deepEqual(await claim(office.store, 5, []), []);
});

it('hands out again, after a minute, what a dead process had claimed', async () => {
	const id = await post('left lying');
	await claim(office.store, 1, []);
	office.time.now += 59_999;
	assert.deepEqual(await claim(office.store, 1, []), []);
	office.time.now += 1;
	const [again] = await claim(office.store, 1, []);
	assert.equal(again?.id, id);
	assert.equal(again?.attempts, 2);
});

it('leaves an e-mail to its claimer for longer the longer a try of it may last', async () => {
	const id = await post('patience');
	await office.store.db.updateTable('emails').set({ deferrals: 6 }).execute();
	assert.deepEqual(await claim(office.store, 1, []), []);
	assert.deepEqual(ids(await claim(office.store, 1, [], true)), [id]);
	office.time.now += 899_999;
	assert.deepEqual(await claim(office.store, 1, [], true), []);
	office.time.now += 400_000;
	assert.deepEqual(ids(await claim(office.store, 1, [], true)), [id]);
});

it('row 14: a clock put back two hours holds nothing up, and nothing in hand is taken twice', async () => {
	const waiting = await post('waiting');
	const inHand = await post('in hand');
	await claim(office.store, 2, []);
	await markWaiting(office.store, { id: waiting, deferrals: 0 }, 30_000, 'away');
	office.time.now -= 2 * 3_600_000;
	assert.deepEqual(ids(await claim(office.store, 5, [inHand])), [waiting]);
});

it('never takes what is sent, dead or held', async () => {
	await markSent(office.store, [await post('sent')]);
	await markDead(office.store, await post('dead'), 'EENVELOPE 550');
	office.time.now += 10 * 24 * 3_600_000;
	assert.deepEqual(await claim(office.store, 5, []), []);
});
