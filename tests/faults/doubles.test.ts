import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { it } from 'node:test';
import { startOffice, temporaryFolder } from '../office/office-process.ts';
import { message } from '../office/open-office.ts';

const pairs = 1000;

it(`[FORM-5] row 16: ${pairs} double clicks make ${pairs} letters, and both clicks the same answer`, async (test) => {
	const folder = temporaryFolder();
	await using office = await startOffice({ DATA_DIR: folder });
	const send = async (key: string, text: string) => {
		const answer = await fetch(`${office.origin}/api/send-email`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'idempotency-key': key },
			body: JSON.stringify({ ...message, message: text }),
		});
		return ((await answer.json()) as { reference: string }).reference;
	};
	let differing = 0;
	for (let done = 0; done < pairs; done += 50)
		await Promise.all(
			Array.from({ length: 50 }, async () => {
				const key = randomUUID();
				const [first, second] = await Promise.all([send(key, key), send(key, key)]);
				if (first !== second) differing++;
			}),
		);
	await office.end('SIGTERM');
	const store = new DatabaseSync(join(folder, 'letters.sqlite'));
	const letters = store.prepare('select count(*) as n from letters').get()?.n;
	const emails = store.prepare('select count(*) as n from emails').get()?.n;
	store.close();
	test.diagnostic(`${pairs} pairs, letters ${letters}, e-mails ${emails}, differing answers ${differing}`);
	assert.deepEqual([letters, emails, differing], [pairs, pairs, 0]);
});
