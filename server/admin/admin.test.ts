import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import type { Transaction } from 'kysely';
import { message, openServer, registration, type TestServer } from '../../tests/server/open-server.ts';
import { adminOf, type RunAdmin } from '../../tests/server/run-admin.ts';
import type { Tables } from '../db/tables.ts';
import { AdminError } from './admin.ts';

let server: TestServer;
let admin: RunAdmin;
beforeEach(async () => {
	server = await openServer();
	admin = adminOf(server);
});
afterEach(() => server.close());

async function post(url: string, payload: object): Promise<string> {
	return (await server.app.inject({ method: 'POST', url, payload })).json().reference;
}

const setState = (state: 'dead' | 'sent') => server.store.db.updateTable('emails').set({ state }).execute();

describe('the admin', () => {
	it('lists submissions, newest first, and shows one by its reference', async () => {
		const first = await post('/api/send-email', message);
		server.time.now += 1000;
		const second = await post('/api/send-registration', registration);
		const listed = await admin('list');
		assert.ok(listed.indexOf(second) < listed.indexOf(first));
		const shown = await admin('show', first.toLowerCase());
		assert.match(shown, /Name: मीरा शर्मा/);
		assert.match(shown, /Email to organiser: waiting, not tried yet/);
		await assert.rejects(admin('show', 'AEG-0000-0000-0000'), AdminError);
	});

	it('refuses to list by a word that it does not know, and names those that it does', async () => {
		await assert.rejects(admin('list', 'wating'), /all, waiting, sending, dead, held, sent/);
	});

	it('lists fifty on a page, says how many pages there are, and all of them when asked', async () => {
		for (let n = 0; n < 51; n++) await post('/api/send-email', { ...message, message: `${n}` });
		const lines = async (...words: string[]) => (await admin('list', ...words)).trim().split('\n');
		const first = await lines();
		assert.equal(first.length, 51);
		assert.equal(first.at(-1), 'Page 1 of 2: --page 2, --all');
		const all = await lines('--all');
		assert.equal(all.length, 51);
		assert.deepEqual([...first.slice(0, -1), ...(await lines('--page', '2'))], all);
		await assert.rejects(admin('list', '--page', '3'), { message: 'There are 2 pages.' });
		await assert.rejects(admin('list', '--page', 'two'), /Say which page/);
		await assert.rejects(admin('list', '--pages'), { message: "Unknown option '--pages'." });
	});

	it('marks what staff have dealt with, and lists what they have not', async () => {
		const first = await post('/api/send-email', message);
		const second = await post('/api/send-registration', registration);
		assert.match(await admin('mark', first.toLowerCase(), 'handled', '--note', 'brochure sent'), /handled/);
		const left = await admin('list', '--new');
		assert.doesNotMatch(left, new RegExp(first));
		assert.match(left, new RegExp(second));
		assert.match(await admin('show', first), /Handled: 2026-11-21 12:00:00 \(India\)\nNote: brochure sent/);
		await admin('mark', first, 'new');
		assert.match(await admin('list', '--new'), new RegExp(first));
		assert.match(await admin('show', first), /Note: brochure sent/);
		await assert.rejects(admin('mark', first, 'done'), AdminError);
		await assert.rejects(admin('mark', 'AEG-0000-0000-0000', 'handled'), AdminError);
	});

	it('finds submissions by words in any script and case, in what was typed and in notes, not in names of fields', async () => {
		const first = await post('/api/send-email', message);
		server.time.now += 1;
		const second = await post('/api/send-registration', { ...registration, affiliation: 'ÉCOLE "A" Bhopal' });
		await admin('mark', first, 'handled', '--note', 'Asked for a stall');
		const found = async (...words: string[]) =>
			(await admin('find', ...words)).match(/AEG-\w{4}-\w{4}-\w{4}/g);
		assert.deepEqual(await found('शर्मा'), [first]);
		assert.deepEqual(await found('STALL', 'brochure'), [first]);
		assert.deepEqual(await found('école "a"'), [second]);
		assert.deepEqual(await found(second.toLowerCase()), [second]);
		assert.deepEqual(await found('example'), [first, second]);
		assert.equal(await found('affiliation'), null);
		await assert.rejects(admin('find'), AdminError);
	});

	it('puts dead emails back into the outbox', async () => {
		const reference = await post('/api/send-email', message);
		await setState('dead');
		assert.match(await admin('list', 'dead'), new RegExp(reference));
		assert.equal(await admin('resend', 'dead'), '1 put back into the outbox.\n');
		assert.match(await admin('show', reference), /organiser: waiting/);
		await assert.rejects(admin('resend', 'dead'), AdminError);
	});

	it('sends again to the organiser alone, and a receipt to the visitor only when told to', async () => {
		const reference = await post('/api/send-email', message);
		const receipt = { reference, purpose: 'receipt', due_at: 0, created_at: 0 };
		await server.store.db
			.insertInto('emails')
			.values({
				...receipt,
				id: `${reference}.receipt`,
				state: 'waiting',
				settled_at: null,
				last_error: null,
			})
			.execute();
		await setState('dead');
		assert.equal(await admin('resend', reference), '1 put back into the outbox.\n');
		assert.match(await admin('show', reference), /organiser: waiting[\s\S]*receipt: dead/);
		assert.equal(await admin('resend', 'dead', '--receipt'), '1 put back into the outbox.\n');
		assert.match(await admin('show', reference), /receipt: waiting/);
	});

	it('releases a submission that was held', async () => {
		const reference = await post('/api/send-email', {
			...message,
			'leave-empty': 'filled',
			'shown-for': '0',
		});
		await admin('resend', reference);
		assert.match(await admin('show', reference), /Suspected[\s\S]*organiser: waiting/);
	});

	it('erases one person, whatever the letter case, and nobody else', async () => {
		await post('/api/send-email', { ...message, email: 'Meera@vist.example' });
		const other = await post('/api/send-registration', registration);
		assert.match(await admin('erase', 'meera@VIST.example'), /1 submissions would be erased/);
		assert.match(await admin('erase', 'meera@VIST.example', '--yes'), /^1 submissions erased/);
		assert.match(await admin('stats'), /submissions {2}registration {9}1/);
		for (const table of ['submissions', 'emails', 'idempotency_keys'] as const) {
			const rows = await server.store.db.selectFrom(table).select('reference').execute();
			assert.deepEqual(
				rows.map(({ reference }) => reference),
				[other],
			);
		}
	});

	it('finds and erases a person whose domain is in another script by the address as people write it', async () => {
		const reference = await post('/api/send-email', { ...message, email: 'asha@उदाहरण.भारत' });
		assert.match(await admin('find', 'asha@उदाहरण.भारत'), new RegExp(reference));
		assert.match(await admin('erase', 'asha@उदाहरण.भारत', '--yes'), /^1 submissions erased/);
	});

	it('erases what the same person sends between the command and the erasing', async () => {
		const { unhurriedDb: db } = server.store;
		const begin = db.transaction.bind(db);
		const late = async (work: (trx: Transaction<Tables>) => Promise<unknown>) => {
			await post('/api/send-email', message);
			return begin().execute(work);
		};
		mock.method(db, 'transaction', () => ({ execute: late }), { times: 1 });
		assert.match(await admin('erase', message.email, '--yes'), /^1 submissions erased/);
		assert.equal(await admin('list'), 'No submissions.\n');
	});

	it('waits its turn while the server writes', async () => {
		await post('/api/send-email', message);
		if (server.store.shared) return;
		const other = new DatabaseSync(join(server.config.DATA_DIR, 'submissions.sqlite'));
		for (const [command, ...words] of [
			['resend', 'held'],
			['purge', '12', '--yes'],
			['erase', message.email, '--yes'],
		] as const) {
			if (command === 'resend') await server.store.db.updateTable('emails').set({ state: 'held' }).execute();
			other.exec('begin immediate');
			setTimeout(() => other.exec('commit'), 200);
			await admin(command, ...words);
		}
		other.close();
		assert.equal(await admin('list'), 'No submissions.\n');
	});

	it('purges what is old enough, and keeps what has not reached the organiser', async () => {
		const delivered = await post('/api/send-email', message);
		await setState('sent');
		const waiting = await post('/api/send-email', { ...message, message: 'still waiting' });
		server.time.now = Date.UTC(2028, 0, 31, 6, 30);
		assert.match(
			await admin('purge', '2'),
			/^1 submissions from before 2027-11-30 12:00:00 \(India\) would be erased/,
		);
		assert.match(await admin('purge', '2', '--yes'), /^1 submissions erased/);
		await assert.rejects(admin('show', delivered), AdminError);
		assert.match(await admin('show', waiting), /still waiting/);
	});
});
