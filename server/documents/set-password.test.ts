import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openServer } from '../../tests/server/open-server.ts';
import { setPassword, weaknessOf } from './set-password.ts';

for (const [password, weakness] of [
	['elevenchars', /at least 12 characters/],
	['        ', /at least 12 characters/],
	['            ', /not all alike/],
	['aaaaaaaaaaaaaaaa', /not all alike/],
	['ａaaaaaaaaaaa', /not all alike/],
] as const)
	it(`[PROC-4] "${password}" does not guard a document, and it is said why`, () => {
		assert.match(weaknessOf(password) ?? '', weakness);
	});

it('[PROC-4] twelve characters that are not all alike guard a document', () => {
	for (const password of ['right horse!', 'शब्द शब्द शब्द शब्द', 'aaaaaaaaaaab'])
		assert.equal(weaknessOf(password), undefined);
});

it('[PROC-4] a weak password leaves the one before it in place', async () => {
	const server = await openServer();
	await setPassword(server.store, 'abstract-book', 'right horse battery');
	const hashes = () => server.store.db.selectFrom('passwords').selectAll().execute();
	const before = await hashes();
	await assert.rejects(setPassword(server.store, 'abstract-book', ' '.repeat(20)), /not all alike/);
	assert.deepEqual(await hashes(), before);
	await server.close();
});
