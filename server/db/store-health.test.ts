import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isLost, reasonOf, StoreAway } from './store-health.ts';

const failure = (codes: object, words = 'postgres://aeg:secret@db.internal/aeg /var/lib/aeg') =>
	Object.assign(new Error(words), codes);
const sqlite = (errcode: number, words?: string) => failure({ code: 'ERR_SQLITE_ERROR', errcode }, words);

const failures: readonly [string, Error, RegExp][] = [
	['its own reason', new StoreAway('the store is gone'), /^the store is gone$/],
	['a locked file', sqlite(5), /another process holds/],
	['a full disk', sqlite(13), /disk is full/],
	['a disk without room for a folder', failure({ code: 'ENOSPC' }), /disk is full/],
	['a read-only disk', sqlite(8), /read-only/],
	['a disk that fails', sqlite(778), /cannot be read or written/],
	['damage', sqlite(267), /damaged/],
	['a file that is no database', sqlite(26), /damaged/],
	['a folder of another user', failure({ code: 'EACCES' }), /by this user/],
	['no PostgreSQL', failure({ code: 'ECONNREFUSED' }), /cannot be reached/],
	['a wrong password', failure({ code: '28P01' }), /refuses our name or password/],
	['no such database', failure({ code: '3D000' }), /database is not there/],
	['a replica', failure({ code: '25006' }), /database is read-only/],
	['anything else', failure({}), /does not answer/],
];
for (const [name, problem, reason] of failures)
	it(`gives a reason for ${name} that tells nothing of where the store is`, () => {
		assert.match(reasonOf(problem), reason);
		assert.doesNotMatch(reasonOf(problem), /secret|internal|var/);
	});

it('tells a store that must be opened anew from one that only fails just now', () => {
	for (const lost of [
		new StoreAway('the store was replaced'),
		sqlite(11),
		sqlite(26),
		sqlite(522),
		sqlite(1, 'no such table: emails'),
		failure({ code: '42P01' }),
	])
		assert.equal(isLost(lost), true, String(lost));
	for (const here of [sqlite(5), sqlite(13), sqlite(778), sqlite(1, 'syntax'), failure({ code: '57P01' })])
		assert.equal(isLost(here), false, String(here));
});
