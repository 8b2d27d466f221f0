import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { it } from 'node:test';
import { unreadTransactions } from './unread-log.ts';

const rows = 70;
const header = 32;
const frame = 24 + 4096;

/** A file and its log as a killed process leaves them: so many transactions in the log, after others that were written back. */
function killed(earlier = 0): string {
	const path = join(mkdtempSync(join(tmpdir(), 'log-')), 'store.sqlite');
	const database = new DatabaseSync(`${path}.open`);
	database.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0; create table t (words text)');
	const insert = database.prepare('insert into t values (?)');
	for (let n = 0; n < earlier; n++) insert.run('earlier '.repeat(100));
	database.exec('pragma wal_checkpoint(restart)');
	for (let n = 0; n < rows; n++) insert.run(`number ${n} `.repeat(100));
	for (const end of ['', '-wal']) copyFileSync(`${path}.open${end}`, path + end);
	database.close();
	return path;
}

function rowsIn(path: string): number {
	const database = new DatabaseSync(path);
	const { n } = database.prepare("select count(*) as n from t where words like 'number%'").get() ?? {};
	database.close();
	return Number(n);
}

function flip(path: string, at: number): void {
	const bytes = readFileSync(path);
	bytes[at] = (bytes[at] ?? 0) ^ 0x10;
	writeFileSync(path, bytes);
}

for (const earlier of [0, 300])
	it(`says nothing of a log that SQLite reads whole${earlier ? ', behind which frames of an older one lie' : ''}`, () => {
		const path = killed(earlier);
		assert.equal(unreadTransactions(path), 0);
		assert.equal(rowsIn(path), rows);
	});

it('says nothing of a last frame that was cut off, or where there is no log', () => {
	const path = killed();
	truncateSync(`${path}-wal`, statSync(`${path}-wal`).size - 100);
	assert.equal(unreadTransactions(path), 0);
	truncateSync(`${path}-wal`, 0);
	assert.equal(unreadTransactions(path), 0);
	assert.equal(unreadTransactions(`${path}-none`), 0);
});

for (const [what, at] of [
	['in the head of the log', 20],
	['in a page', header + 30 * frame + 1000],
	['in the salt of a frame', header + 50 * frame + 9],
	['in the checksum of a frame', header + 60 * frame + 17],
] as const)
	for (const earlier of [0, 300])
		it(`counts what one flipped bit ${what} costs${earlier ? ', and no frames of an older log' : ''}`, () => {
			const path = killed(earlier);
			flip(`${path}-wal`, at);
			const unread = unreadTransactions(path);
			const lost = rows - rowsIn(path);
			assert.ok(lost > 0);
			// a first row beside it makes the table
			assert.ok(unread === lost || unread === lost + 1, `${unread} counted, ${lost} lost`);
		});
