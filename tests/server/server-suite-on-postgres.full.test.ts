import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob } from 'node:fs/promises';
import { it } from 'node:test';
import { startPostgres } from './postgres.ts';

/** What has no store. */
const storeless = ['server/{site,mail}/**'];

it('the whole server suite passes on PostgreSQL as on SQLite', async (test) => {
	await using postgres = await startPostgres();
	const files = await Array.fromAsync(glob('server/**/*.test.ts', { exclude: storeless }));
	const { NODE_TEST_CONTEXT: _, ...environment } = process.env;
	const suite = spawn(
		process.execPath,
		['--test', '--test-concurrency=2', '--test-reporter=spec', ...files.sort()],
		{
			env: { ...environment, TEST_DATABASE_URL: postgres.url },
		},
	);
	let said = '';
	suite.stdout.on('data', (chunk) => {
		said += chunk;
	});
	const [code] = await once(suite, 'close');
	test.diagnostic(`${/^ℹ pass \d+/m.exec(said)?.[0]} on PostgreSQL`);
	assert.equal(code, 0, said);
});
