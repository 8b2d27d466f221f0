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

it('[FORM-9] whatever keeps emails from being sent is said, and no reason to send visitors elsewhere', async () => {
	const server = await openServer();
	server.mail.failed({ is: 'away', times: 1, fault: 'login', why: 'EAUTH 535' });
	const answer = await server.app.inject('/readyz');
	assert.equal(answer.statusCode, 200);
	const { ok, mail, since } = answer.json();
	assert.equal(ok, true);
	assert.match(mail, /does not accept our user name and password: correct them in SMTP_URL/);
	assert.equal(since, new Date(server.time.now).toISOString());
	server.mail.taken('organiser');
	assert.deepEqual((await server.app.inject('/readyz')).json(), { ok: true });
	await server.close();
});
