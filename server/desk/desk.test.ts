import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import type { Transaction } from 'kysely';
import { message, openOffice, registration, type TestOffice } from '../../tests/office/open-office.ts';
import type { Tables } from '../db/tables.ts';
import { typedCell } from './csv.ts';
import { DeskError } from './desk.ts';
import { verbs } from './verbs.ts';

let office: TestOffice;
beforeEach(async () => {
	office = await openOffice();
});
afterEach(() => office.close());

async function desk(...words: string[]): Promise<string> {
	let said = '';
	const [verb = '', ...rest] = words;
	await verbs[verb]?.run({
		store: office.store,
		config: office.config,
		clock: () => office.time.now,
		words: rest,
		say(line) {
			said += `${line}\n`;
		},
		async write(text) {
			said += text;
		},
	});
	return said;
}

async function post(url: string, payload: object): Promise<string> {
	return (await office.app.inject({ method: 'POST', url, payload })).json().reference;
}

const setState = (state: 'dead' | 'sent') => office.store.db.updateTable('emails').set({ state }).execute();

/** Reads CSV as RFC 4180 says, and takes the guard away. */
function readCsv(text: string): string[][] {
	const cells = /"((?:[^"]|"")*)"(,|\r\n)/g;
	const rows: string[][] = [[]];
	for (const [, cell = '', end] of text.replace(/^\uFEFF/, '').matchAll(cells)) {
		rows.at(-1)?.push(cell.replaceAll('""', '"').replace(/^'/, ''));
		if (end === '\r\n') rows.push([]);
	}
	return rows.slice(0, -1);
}

describe('the desk', () => {
	it('lists letters, newest first, and shows one by its reference', async () => {
		const first = await post('/api/send-email', message);
		office.time.now += 1000;
		const second = await post('/api/send-registration', registration);
		const listed = await desk('list');
		assert.ok(listed.indexOf(second) < listed.indexOf(first));
		const shown = await desk('show', first.toLowerCase());
		assert.match(shown, /name: मीरा शर्मा/);
		assert.match(shown, /E-mail to organiser: waiting, tried 0 times/);
		await assert.rejects(desk('show', 'AEG-0000-0000-0000'), DeskError);
	});

	it('refuses to list by a word that it does not know, and names those that it does', async () => {
		await assert.rejects(desk('list', 'wating'), /all, waiting, sending, dead, held, sent/);
	});

	it('puts dead e-mails back into the post', async () => {
		const reference = await post('/api/send-email', message);
		await setState('dead');
		assert.match(await desk('list', 'dead'), new RegExp(reference));
		assert.equal(await desk('resend', 'dead'), '1 put back into the post.\n');
		assert.match(await desk('show', reference), /organiser: waiting/);
		await assert.rejects(desk('resend', 'dead'), DeskError);
	});

	it('releases a letter that was held', async () => {
		const reference = await post('/api/send-email', { ...message, website: 'filled' });
		await desk('resend', reference);
		assert.match(await desk('show', reference), /Suspected[\s\S]*organiser: waiting/);
	});

	it('exports CSV that a spreadsheet opens right and that loses nothing', async () => {
		const odd = { ...message, name: '=1+1', message: 'He said "hi",\r\n+91 98\t\'quoted\'' };
		await post('/api/send-email', odd);
		office.time.now += 1;
		await post('/api/send-registration', { ...registration, department: "'तकनीक" });
		const csv = await desk('export', 'csv');
		assert.ok(csv.startsWith('\uFEFF"reference"'));
		assert.match(csv, /"'=1\+1"/);
		assert.match(csv, /"'\+91 00000 00001"/);
		const [, first = [], second = []] = readCsv(csv);
		assert.deepEqual([first[5], first[6], first[10]], [odd.name, odd.email, odd.message]);
		assert.deepEqual(second.slice(5, 10), [
			registration.name,
			registration.email,
			'+91 00000 00001',
			registration.affiliation,
			"'तकनीक",
		]);
	});

	for (const typed of [
		'09876543210',
		'919876543210',
		'1-2',
		'1E5',
		'=1+1',
		'\n=1+1',
		' =1+1',
		'\t@SUM(1)',
		'\u200b=1',
		'%0A',
		"'quoted",
		'(11) 12',
	])
		it(`guards ${JSON.stringify(typed)} in a CSV cell with one apostrophe, which taken away leaves it as typed`, () =>
			assert.equal(typedCell(typed), `'${typed}`));

	for (const typed of ['', 'State technical university', 'मीरा शर्मा', 'Élan', '李'])
		it(`leaves ${JSON.stringify(typed)} as it is in a CSV cell`, () => assert.equal(typedCell(typed), typed));

	it('exports the moment of a letter as it is: it was not typed', async () => {
		await post('/api/send-email', message);
		assert.match(await desk('export', 'csv'), /"2026-11-21T06:30:00\.000Z"/);
	});

	it('exports JSON word for word', async () => {
		await post('/api/send-email', message);
		await post('/api/send-email', { ...message, message: 'another' });
		const letters = JSON.parse(await desk('export', 'json'));
		assert.equal(letters.length, 2);
		assert.deepEqual(letters[0].fields.name, message.name);
	});

	it('erases one person, whatever the letter case, and nobody else', async () => {
		await post('/api/send-email', { ...message, email: 'Meera@vist.example' });
		const other = await post('/api/send-registration', registration);
		assert.match(await desk('erase', 'meera@VIST.example'), /1 letters would be erased/);
		assert.match(await desk('erase', 'meera@VIST.example', '--yes'), /^1 letters erased/);
		assert.match(await desk('stats'), /letters {2}registration {9}1/);
		for (const table of ['emails', 'submissions'] as const) {
			const rows = await office.store.db.selectFrom(table).select('reference').execute();
			assert.deepEqual(
				rows.map(({ reference }) => reference),
				[other],
			);
		}
	});

	it('erases what the same person sends between the command and the erasing', async () => {
		const { unhurried: db } = office.store;
		const begin = db.transaction.bind(db);
		const late = async (work: (trx: Transaction<Tables>) => Promise<unknown>) => {
			await post('/api/send-email', message);
			return begin().execute(work);
		};
		mock.method(db, 'transaction', () => ({ execute: late }), { times: 1 });
		assert.match(await desk('erase', message.email, '--yes'), /^1 letters erased/);
		assert.equal(await desk('list'), 'No letters.\n');
	});

	it('waits its turn while the office writes', async () => {
		await post('/api/send-email', message);
		if (office.store.shared) return;
		const other = new DatabaseSync(join(office.config.DATA_DIR, 'letters.sqlite'));
		for (const words of [
			['resend', 'held'],
			['purge', '12', '--yes'],
			['erase', message.email, '--yes'],
		]) {
			if (words[0] === 'resend') await office.store.db.updateTable('emails').set({ state: 'held' }).execute();
			other.exec('begin immediate');
			setTimeout(() => other.exec('commit'), 200);
			await desk(...words);
		}
		other.close();
		assert.equal(await desk('list'), 'No letters.\n');
	});

	it('purges what is old enough, and keeps what has not reached the organiser', async () => {
		const delivered = await post('/api/send-email', message);
		await setState('sent');
		const waiting = await post('/api/send-email', { ...message, message: 'still waiting' });
		office.time.now = Date.UTC(2028, 0, 31, 6, 30);
		assert.match(await desk('purge', '2'), /from before 2027-11-30T06:30:00.000Z would be erased/);
		assert.match(await desk('purge', '2', '--yes'), /^1 letters erased/);
		await assert.rejects(desk('show', delivered), DeskError);
		assert.match(await desk('show', waiting), /still waiting/);
	});
});
