import assert from 'node:assert/strict';
import { after, beforeEach, it } from 'node:test';
import { setTimeout as pause, setImmediate as soon } from 'node:timers/promises';
import { openServer, type TestServer } from '../../tests/server/open-server.ts';
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
	const { store, log, time } = server;
	unlock = openUnlock({
		store,
		log,
		clock: () => time.now,
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

it('[PROC-4] many at once from one network take few places, and slip through no limit', async () => {
	const asked = Array.from({ length: 200 }, () => ask('wrong', '203.0.113.3'));
	for (let n = 0; n < 20; n++) await pass();
	const outcomes = await Promise.all(asked);
	assert.equal(outcomes.filter((is) => is === 'wrong').length, 9);
	assert.equal(outcomes.filter((is) => is === 'turned away').length, 191);
	assert.deepEqual(await oneByOne(['wrong', 'wrong'], '203.0.113.3'), ['wrong', 'tooMany']);
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
	for (let step = 0; step < 30; step++) {
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
	assert.equal(waits.length, 6);
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
