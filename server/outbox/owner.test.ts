import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { it } from 'node:test';

/** Kysely's and plain SQL on the table of emails. */
const sqlOnEmails =
	/(?:selectFrom|insertInto|updateTable|deleteFrom|Join)\('emails|(?:from|into|update|join) emails\b/i;

it('all SQL on emails lies in outbox/, but for the migrations that make the table', () => {
	const files = globSync('server/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
	const owners = files.filter((file) => sqlOnEmails.test(readFileSync(file, 'utf8')));
	assert.ok(owners.length > 0);
	assert.deepEqual(
		owners.filter((file) => !/^server\/(outbox|db\/migrations)\//.test(file)),
		[],
	);
});
