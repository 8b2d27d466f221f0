import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { message, openServer, type TestServer } from '../../tests/server/open-server.ts';
import { waitingAfterFailure } from './count-emails.ts';

let server: TestServer;
before(async () => {
	server = await openServer({ SEND_RECEIPTS: 'true' });
	for (const text of ['one', 'two', 'three']) {
		const payload = { ...message, message: text };
		await server.app.inject({ method: 'POST', url: '/api/send-email', payload });
	}
});
after(() => server.close());

/** Says of one email of a purpose that its last try failed. */
async function fail(purpose: string, why: string): Promise<void> {
	const { db } = server.store;
	const one = db.selectFrom('emails').select('id').where('purpose', '=', purpose).limit(1);
	await db
		.updateTable('emails')
		.set({ last_error: why, due_at: purpose === 'receipt' ? 2 : 1 })
		.where('id', 'in', one)
		.execute();
}

it('[FORM-9] a receipt that waits for its visitor is no concern of staff', async () => {
	await fail('receipt', "The visitor's mailbox may be full.");
	assert.equal(await waitingAfterFailure(server.store), undefined);
});

it('[FORM-9] tells of every email to the organiser that waits once one could not be sent, tried or not', async () => {
	await fail('organiser', 'The mailbox is full.');
	assert.deepEqual(await waitingAfterFailure(server.store), { n: 3, why: 'The mailbox is full.' });
});
