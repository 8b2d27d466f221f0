import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { it } from 'node:test';
import { readConfig } from '#server/config.ts';
import { openStore } from '#server/db/open.ts';
import { message } from '../server/open-server.ts';
import { startPostgres } from '../server/postgres.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';

const pairs = 1000;

/** Sends every submission twice at once, to two origins that may be one, and again after a 503; returns how many pairs were answered differently. */
async function sendPairs(origins: readonly [string, string]): Promise<number> {
	const send = async (origin: string, key: string): Promise<string> => {
		const answer = await fetch(`${origin}/api/send-email`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'idempotency-key': key },
			body: JSON.stringify({ ...message, message: key }),
		});
		if (answer.status === 503) return send(origin, key);
		return ((await answer.json()) as { reference: string }).reference;
	};
	let differing = 0;
	for (let done = 0; done < pairs; done += 50)
		await Promise.all(
			Array.from({ length: 50 }, async () => {
				const key = randomUUID();
				const [first, second] = await Promise.all(origins.map((origin) => send(origin, key)));
				if (first === undefined || first !== second) differing++;
			}),
		);
	return differing;
}

async function countRows(environment: Readonly<Record<string, string>>) {
	const store = openStore(readConfig(environment));
	const count = async (table: 'submissions' | 'emails') =>
		(await store.db.selectFrom(table).select('reference').execute()).length;
	const rows = [await count('submissions'), await count('emails')];
	await store.close();
	return rows;
}

it(`[FORM-5] row 16: ${pairs} double clicks make ${pairs} submissions, and both clicks the same answer`, async (test) => {
	const environment = { DATA_DIR: temporaryFolder() };
	await using server = await startServer(environment);
	const differing = await sendPairs([server.origin, server.origin]);
	await server.end('SIGTERM');
	const [submissions, emails] = await countRows(environment);
	test.diagnostic(
		`${pairs} pairs, submissions ${submissions}, emails ${emails}, differing answers ${differing}`,
	);
	assert.deepEqual([submissions, emails, differing], [pairs, pairs, 0]);
});

it(`[FORM-5] row 16: so do ${pairs} submissions that reach two replicas at once`, async (test) => {
	await using postgres = await startPostgres();
	const environment = { DATA_DIR: temporaryFolder(), DATABASE_URL: postgres.url };
	await using here = await startServer(environment);
	await using there = await startServer(environment);
	const differing = await sendPairs([here.origin, there.origin]);
	const [submissions, emails] = await countRows(environment);
	test.diagnostic(
		`${pairs} pairs, submissions ${submissions}, emails ${emails}, differing answers ${differing}`,
	);
	assert.deepEqual([submissions, emails, differing], [pairs, pairs, 0]);
});
