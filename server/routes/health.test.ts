import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openServer } from '../../tests/server/open-server.ts';

it('however many ask at once whether the server is ready, the store is tried once', async () => {
	const server = await openServer();
	const answers = await Promise.all(Array.from({ length: 200 }, () => server.app.inject('/readyz')));
	for (const { statusCode, body } of answers) assert.deepEqual([statusCode, body], [200, '{"ok":true}']);
	const tried = server.store.db.selectFrom('rate_counters').select('n').where('bucket', '=', 'readyz');
	assert.deepEqual(await tried.executeTakeFirst(), { n: 1 });
	await server.close();
});
