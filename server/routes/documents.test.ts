import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openServer, type TestServer } from '../../tests/server/open-server.ts';
import { setPassword } from '../documents/set-password.ts';

const pdf = Buffer.from('%PDF-1.7 abstracts of the conference');
const guarded = mkdtempSync(join(tmpdir(), 'guarded-'));
writeFileSync(join(guarded, 'conference-summary.pdf'), pdf);
writeFileSync(join(guarded, 'abstract-book.pdf'), pdf);

let server: TestServer;
before(async () => {
	server = await openServer({ GUARDED_DIR: guarded, TRUST_PROXY: '127.0.0.1' });
	await setPassword(server.store, 'conference-summary', 'right horse battery');
});
after(() => server.close());

const ask = (password: unknown, from = '203.0.113.1', id = 'conference-summary') =>
	server.app.inject({
		method: 'POST',
		url: `/api/documents/${id}`,
		headers: { 'x-forwarded-for': from },
		payload: { password },
	});

const askByForm = (password: string, from: string) =>
	server.app.inject({
		method: 'POST',
		url: '/api/documents/conference-summary',
		headers: {
			'x-forwarded-for': from,
			'content-type': 'application/x-www-form-urlencoded',
			accept: 'text/html',
		},
		payload: new URLSearchParams({ password }).toString(),
	});

describe('a guarded document', () => {
	it('[PROC-2] is downloaded with the right password, and kept nowhere on the way', async () => {
		for (const answer of [
			await ask('right horse battery'),
			await ask('right horse battery', '203.0.113.1', 'Conference-Summary'),
			await askByForm('right horse battery', '203.0.113.1'),
		]) {
			assert.equal(answer.statusCode, 200);
			assert.deepEqual(answer.rawPayload, pdf);
			assert.equal(answer.headers['content-type'], 'application/pdf');
			assert.equal(answer.headers['content-disposition'], 'attachment; filename="conference-summary.pdf"');
			assert.equal(answer.headers['cache-control'], 'no-store');
			assert.equal(answer.headers.etag, undefined);
		}
	});

	it('[PROC-2] answers a wrong password with 401 and "Incorrect password"', async () => {
		const answer = await ask('wrong', '203.0.113.2');
		assert.equal(answer.statusCode, 401);
		assert.deepEqual(answer.json(), { success: false, errors: { password: 'Incorrect password' } });
		const page = await askByForm('wrong', '203.0.113.2');
		assert.equal(page.statusCode, 401);
		assert.match(page.body, /<li>Incorrect password<\/li>/);
	});

	it('[PROC-4] cannot be opened at all while no password is set', async () => {
		assert.equal((await ask('right horse battery', '203.0.113.3', 'abstract-book')).statusCode, 401);
	});

	for (const body of [
		{},
		{ password: '' },
		{ password: 1 },
		{ password: ['right horse battery'] },
		{ password: null },
		{ password: 'x'.repeat(1025) },
		{ password: 'a', more: 1 },
	])
		it(`[PROC-4] refuses ${JSON.stringify(body).slice(0, 40)}`, async () => {
			const answer = await server.app.inject({
				method: 'POST',
				url: '/api/documents/conference-summary',
				payload: body,
			});
			assert.equal(answer.statusCode, 422);
		});

	it('[PROC-4] is not to be had by GET', async () => {
		const answer = await server.app.inject({ url: '/api/documents/conference-summary' });
		assert.equal(answer.statusCode, 405);
		assert.equal(answer.headers.allow, 'POST');
	});
});

describe('guessing', () => {
	it('[PROC-4] is heard ten times a minute from one network, then told how long to wait', async () => {
		const guesses = [];
		for (let n = 0; n < 15; n++) guesses.push(await ask(`guess ${n}`, '203.0.113.9'));
		assert.equal(guesses.filter(({ statusCode }) => statusCode === 401).length, 10);
		const refused = guesses.filter(({ statusCode }) => statusCode === 429);
		assert.equal(refused.length, 5);
		assert.equal(refused[0]?.headers['retry-after'], '60');
		assert.match(refused[0]?.json().errors.password, /Wait 60 seconds/);

		assert.equal((await ask('right horse battery', '203.0.113.9')).statusCode, 429);
		assert.equal((await ask('right horse battery', '203.0.113.10')).statusCode, 200);
		server.time.now += 59_999;
		assert.equal((await ask('right horse battery', '203.0.113.9')).headers['retry-after'], '1');
		server.time.now += 1;
		assert.equal((await ask('right horse battery', '203.0.113.9')).statusCode, 200);
	});

	it('[PROC-4] is turned away while too many wait to be checked, and fills no log', async () => {
		const guesses = await Promise.all(Array.from({ length: 60 }, (_, n) => ask('guess', `192.0.2.${n}`)));
		const refused = guesses.filter(({ statusCode }) => statusCode === 503);
		// two are checked and forty wait; on a slow machine some of those are turned away later
		assert.ok(refused.length >= 60 - 40 - 2);
		assert.equal(refused[0]?.headers['retry-after'], '5');
		assert.ok(!server.logged.some((line) => line.includes('could not be checked')));
	});

	it('never counts the right password against those who know it', async () => {
		for (let n = 0; n < 12; n++)
			assert.equal((await ask('right horse battery', '203.0.113.20')).statusCode, 200);
	});
});
