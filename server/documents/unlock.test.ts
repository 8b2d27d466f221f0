import assert from 'node:assert/strict';
import { after, beforeEach, it } from 'node:test';
import { setTimeout as pause, setImmediate as soon } from 'node:timers/promises';
import { openServer, type TestServer } from '../../tests/server/open-server.ts';
import { setGeneratedPassword, setPassword } from './set-password.ts';
import { openUnlock, type Unlock } from './unlock.ts';

/** What one check takes, in milliseconds of the test's clock; two are done at once. */
const oneCheck = 220;
const password = 'right horse battery';

let server: TestServer;
let unlock: Unlock;
let checks: (() => void)[] = [];

beforeEach(async () => {
	await server?.close();
	server = await openServer();
	checks = [];
	const { store, log } = server;
	unlock = openUnlock({
		store,
		log,
		check: (typed) => new Promise((resolve) => checks.push(() => resolve(typed === password))),
	});
});
after(() => server.close());

/** Lets everything happen that needs no time. */
async function settle(): Promise<void> {
	for (let turn = 0; turn < 50; turn++) await soon();
	if (server.store.shared) await pause(200);
}

/** Ends the checks that run. */
async function pass(): Promise<void> {
	await settle();
	server.time.now += oneCheck;
	for (const end of checks.splice(0)) end();
	await settle();
}

const ask = (typed: string, network: string, document = 'conference-summary' as const) =>
	unlock(document, typed, network).then(
		({ is }) => is,
		() => 'turned away' as const,
	);

/** Asks one after the other, and returns what becomes of each. */
async function oneByOne(words: readonly string[], network: string) {
	const outcomes: string[] = [];
	for (const typed of words) {
		const asked = ask(typed, network);
		await pass();
		outcomes.push(await asked);
	}
	return outcomes;
}

it('[PROC-2] right passwords are not counted, however many come from one network', async () => {
	assert.deepEqual(await oneByOne(Array(30).fill(password), '203.0.113.1'), Array(30).fill('right'));
});

it('[PROC-4] ten wrong passwords a minute are heard from one network, and no more between right ones', async () => {
	const words = [...Array(9).fill('wrong'), password, 'wrong', 'wrong', password];
	assert.deepEqual(await oneByOne(words, '203.0.113.2'), [
		...Array(9).fill('wrong'),
		'right',
		'wrong',
		'tooMany',
		'tooMany',
	]);
});

it('[PROC-4] many at once from one network slip through no limit', async () => {
	const asked = Array.from({ length: 200 }, () => ask('wrong', '203.0.113.3'));
	for (let n = 0; n < 30; n++) await pass();
	const outcomes = await Promise.all(asked);
	const count = (outcome: string) => outcomes.filter((is) => is === outcome).length;
	assert.deepEqual([count('wrong'), count('right')], [10, 0]);
	assert.ok(count('turned away') >= 200 - 2 - 40);
	assert.deepEqual(await oneByOne(['wrong'], '203.0.113.3'), ['tooMany']);
});

it('[PROC-4] who has guessed wrong today is turned away while others wait', async () => {
	await oneByOne(['wrong'], '203.0.113.8');
	const others = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((network) => ask('wrong', network));
	await settle();
	assert.equal(await ask('wrong', '203.0.113.8'), 'turned away');
	for (let n = 0; n < 2; n++) await pass();
	assert.deepEqual(await Promise.all(others), ['wrong', 'wrong', 'wrong']);
	assert.deepEqual(await oneByOne([password], '203.0.113.8'), ['right']);
});

it('[PROC-4] a network that is refused takes no place in the queue', async () => {
	await oneByOne(Array(10).fill('wrong'), '203.0.113.4');
	const refused = Array.from({ length: 500 }, () => ask('wrong', '203.0.113.4'));
	assert.deepEqual(new Set(await Promise.all(refused)), new Set(['tooMany']));
	assert.equal(checks.length, 0);
});

it('[PROC-4] a right password from a quiet network is answered within two seconds while 200 connections of one network and 40 other networks guess', async () => {
	const guessers = [
		...Array<string>(200).fill('203.0.113.5'),
		...Array.from({ length: 40 }, (_, n) => `198.51.100.${n}`),
	];
	const idle = new Set(guessers.keys());
	const waits: number[] = [];
	for (let step = 0; step < 15; step++) {
		for (const guesser of idle) {
			idle.delete(guesser);
			void ask('wrong', guessers[guesser] ?? '').then(() => idle.add(guesser));
		}
		if (step % 5 === 1) {
			await settle();
			const asked = server.time.now;
			void ask(password, `192.0.2.${step}`).then((is) => {
				assert.equal(is, 'right');
				waits.push(server.time.now - asked);
			});
		}
		await pass();
	}
	assert.equal(waits.length, 3);
	assert.ok(Math.max(...waits) <= 2000, `answered after ${waits.join(', ')} ms`);
});

it('[PROC-4] many networks that guess one document slow each other down, and lock nobody out who has not guessed', async () => {
	const { store, time } = server;
	await store.db
		.insertInto('rate_counters')
		.values([
			{ bucket: 'guesses conference-summary', started_at: time.now, n: 200 },
			{ bucket: 'documents today 198.51.100.1', started_at: time.now, n: 3 },
			{ bucket: 'documents today 2001:db8:7::/48', started_at: time.now, n: 3 },
		])
		.execute();
	assert.deepEqual(await oneByOne(['wrong'], '198.51.100.1'), ['tooMany']);
	assert.deepEqual(await oneByOne(['wrong'], '2001:db8:7:ffff::/64'), ['tooMany']);
	assert.deepEqual(await oneByOne(['wrong', 'wrong', password], '192.0.2.1'), ['wrong', 'wrong', 'right']);
	const other = unlock('abstract-book', password, '198.51.100.1');
	await pass();
	assert.equal((await other).is, 'right');
	time.now += 3_600_000;
	assert.deepEqual(await oneByOne([password], '198.51.100.1'), ['right']);
});

it('[PROC-4] who knows a chosen password that was right before waits for no guesser, however many networks guess', async () => {
	await setPassword(server.store, 'conference-summary', password);
	assert.deepEqual(await oneByOne([password], '192.0.2.1'), ['right']);
	const guesses = Array.from({ length: 300 }, (_, n) => ask('wrong', `2001:db8:${n.toString(16)}::/64`));
	await settle();
	for (let n = 2; n < 20; n++) assert.equal(await ask(password, `192.0.2.${n}`), 'right');
	assert.equal(await ask(password, '2001:db8:ffff::/64'), 'right');
	for (let n = 0; n < 30; n++) await pass();
	assert.ok(!(await Promise.all(guesses)).includes('right'));
	await setPassword(server.store, 'conference-summary', 'another right horse');
	assert.deepEqual(
		await oneByOne(['wrong'], '192.0.2.1'),
		['wrong'],
		'a password that was changed is forgotten',
	);
});

it('[PROC-4] a generated password is looked at in a moment, and guesses at it cost no more than a page', async () => {
	const generated = await setGeneratedPassword(server.store, 'conference-summary');
	const guesses = Array.from({ length: 300 }, (_, n) => ask(`wrong ${n}`, `2001:db8:${n.toString(16)}::/64`));
	assert.deepEqual(new Set(await Promise.all(guesses)), new Set(['wrong']));
	for (let n = 0; n < 30; n++) assert.equal(await ask(generated, '203.0.113.7'), 'right');
	assert.equal(checks.length, 0);
	assert.deepEqual(await server.store.db.selectFrom('rate_counters').selectAll().execute(), []);
});

it('[PROC-4] each wrong password is logged, without itself and without the address', async () => {
	await oneByOne(['s3cret typo', 'another typo', password, ...Array(20).fill('more')], '203.0.113.6');
	const lines = server.logged.filter((line) => line.includes('a wrong password'));
	assert.equal(lines.length, 10);
	const [first, second] = lines.map((line) => JSON.parse(line));
	assert.equal(first.document, 'conference-summary');
	assert.deepEqual([first.thisMinute, second.thisMinute], [1, 2]);
	assert.equal(first.guesser, second.guesser);
	assert.doesNotMatch(server.logged.join(''), /typo|203\.0\.113/);
});
