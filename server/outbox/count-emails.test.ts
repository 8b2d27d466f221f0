import assert from 'node:assert/strict';
import { it } from 'node:test';
import { message, openServer } from '../../tests/server/open-server.ts';
import { waitingAfterFailure } from './count-emails.ts';

it('[FORM-9] tells of every email that waits once one could not be sent, not only of those that were tried', async () => {
	const server = await openServer();
	for (const text of ['one', 'two', 'three']) {
		const payload = { ...message, message: text };
		await server.app.inject({ method: 'POST', url: '/api/send-email', payload });
	}
	assert.equal(await waitingAfterFailure(server.store), undefined);
	const [first] = await server.store.db.selectFrom('emails').select('id').execute();
	const tried = server.store.db.updateTable('emails').set({ last_error: 'The mailbox is full.' });
	await tried.where('id', '=', first?.id ?? '').execute();
	assert.deepEqual(await waitingAfterFailure(server.store), { n: 3, why: 'The mailbox is full.' });
	await server.close();
});
