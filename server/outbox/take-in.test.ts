import assert from 'node:assert/strict';
import { it } from 'node:test';
import { message, openOffice } from '../../tests/office/open-office.ts';

it('a letter that comes while the office is in a transaction of its own is not undone with it', async () => {
	const office = await openOffice();
	const letters = () => office.store.db.selectFrom('letters').select('reference').execute();
	const letter = (n: number) =>
		office.app.inject({
			method: 'POST',
			url: '/api/send-email',
			payload: { ...message, message: `letter ${n}` },
		});
	let sent: ReturnType<typeof letter>[] = [];
	const undone = office.store.db.transaction().execute(async (trx) => {
		await trx.deleteFrom('counters').execute();
		sent = [letter(1), letter(2)];
		await new Promise((resolve) => setTimeout(resolve, 50));
		throw new Error('undone');
	});
	await assert.rejects(undone, /undone/);
	const references = (await Promise.all(sent)).map((answer) => answer.json().reference);
	assert.deepEqual((await letters()).map(({ reference }) => reference).sort(), references.sort());
	await office.close();
});
