import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { mailNow } from '../../tests/office/mail-now.ts';
import { message, openOffice, type TestOffice } from '../../tests/office/open-office.ts';
import { openTransport } from '../mail/transport.ts';
import { doChores } from './caretaker.ts';
import { eraseMailFiles } from './erase-mail-files.ts';
import { erasePerson, purgeLetters } from './purge.ts';

let office: TestOffice;
afterEach(() => office.close());

const chores = () =>
	doChores({ store: office.store, clock: () => office.time.now, log: office.log, config: office.config });
const post = async (payload: object): Promise<string> =>
	(await office.app.inject({ method: 'POST', url: '/api/send-email', payload })).json().reference;

const letter = { kind: 'message', fields: '{}', email: 'a@vist.example', suspected: 0, received_at: 0 };

describe('retention', () => {
	const longAfter = Date.UTC(2028, 0, 1);

	it('erases letters older than RETENTION_MONTHS and forgets counts and references after a day', async () => {
		office = await openOffice({ RETENTION_MONTHS: '12' });
		await post(message);
		await mailNow(office);
		office.time.now = Date.UTC(2027, 10, 21, 6, 30);
		await chores();
		assert.equal((await office.store.db.selectFrom('letters').select('reference').execute()).length, 1);
		office.time.now += 1;
		await chores();
		office.time.now += 86_400_001;
		await chores();
		for (const table of ['letters', 'emails', 'submissions', 'counters', 'erased'] as const)
			assert.equal((await office.store.db.selectFrom(table).selectAll().execute()).length, 0, table);
	});

	for (const state of ['waiting', 'sending', 'held', 'dead'] as const)
		it(`[FORM-9] keeps a letter whose e-mail is ${state}, however old: it has not reached the organiser`, async () => {
			office = await openOffice();
			const reference = await post(message);
			await office.store.db.updateTable('emails').set({ state }).execute();
			await purgeLetters(office.store, longAfter);
			const kept = await office.store.db.selectFrom('letters').select('reference').execute();
			assert.deepEqual(kept, [{ reference }]);
		});

	it('lets new letters in between while very many are erased', async () => {
		office = await openOffice();
		const many = Array.from({ length: 2500 }, (_, n) => ({ ...letter, reference: `AEG-OLD-${n}` }));
		for (let n = 0; n < many.length; n += 500)
			await office.store.db
				.insertInto('letters')
				.values(many.slice(n, n + 500))
				.execute();
		let done = false;
		const purging = purgeLetters(office.store, 1).then((erased) => {
			done = true;
			return erased;
		});
		assert.match(await post(message), /^AEG-/);
		assert.equal(done, false);
		assert.equal(await purging, 2500);
	});
});

describe('files of e-mails, while there is no mail server', () => {
	const letterFile = 'AEG-0000-0000-0001.organiser.eml';
	const otherFile = 'AEG-0000-0000-0002.organiser.eml';

	it('go with their letters, though the office was killed between the erasing and the removing', async () => {
		office = await openOffice({ RETENTION_MONTHS: '0' });
		const mail = join(office.config.DATA_DIR, 'mail');
		mkdirSync(mail, { recursive: true });
		for (const name of [letterFile, `${letterFile}.part`, otherFile]) writeFileSync(join(mail, name), '');
		await office.store.db
			.insertInto('letters')
			.values([1, 2].map((n) => ({ ...letter, reference: `AEG-0000-0000-000${n}`, received_at: n })))
			.execute();
		await purgeLetters(office.store, 2);
		await chores();
		assert.deepEqual(readdirSync(mail), [otherFile]);
	});

	it('go with a letter that a digest brought in full, and other digests stay', async () => {
		office = await openOffice();
		const transport = openTransport({ SMTP_URL: '', DATA_DIR: office.config.DATA_DIR });
		for (const email of ['one@vist.example', 'two@vist.example']) {
			for (let n = 0; n < 40; n++) await post({ ...message, email, message: `number ${n}`, website: 'x' });
			await chores();
			await mailNow(office, transport);
			office.time.now += 24 * 3_600_000;
		}
		transport.close();
		const mail = join(office.config.DATA_DIR, 'mail');
		assert.equal(readdirSync(mail).length, 2);
		await erasePerson(office.store, 'one@vist.example');
		await eraseMailFiles(office.store, office.config.DATA_DIR);
		assert.deepEqual(readdirSync(mail), ['digest-2026-11-22.eml']);
	});
});
