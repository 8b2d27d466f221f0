import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import type { Fault } from '../mail/fault-words.ts';
import type { Outcome } from '../mail/outcome.ts';
import { openLog } from '../metrics/log.ts';
import { type MailHealth, openMailHealth } from './mail-health.ts';

let now = 0;
let logged: string[];
let mail: MailHealth;
beforeEach(() => {
	now = 0;
	logged = [];
	const log = openLog('info', { write: (line: string) => void logged.push(line) });
	const clock = () => now;
	mail = openMailHealth({
		log,
		addresses: { from: 'website@aeg.example', to: 'office@aeg.example' },
		clock,
		steady: clock,
	});
});

const away = (times: number, fault: Fault = 'full'): Outcome => ({
	is: 'away',
	times,
	fault,
	why: '552 5.2.2 DATA',
});

it('says nothing while all is well, or while one email alone is refused', () => {
	assert.equal(mail.failed({ is: 'refused', times: 0, fault: 'content', why: '' }), false);
	assert.equal(mail.failed(away(2)), false);
	mail.taken('organiser');
	assert.equal(mail.failed(away(2)), false);
	assert.equal(mail.problem(), undefined);
	assert.equal(mail.rest(), 0);
	assert.deepEqual(logged, []);
});

it('says what is wrong once it has happened often enough in a row, and since when', () => {
	mail.failed(away(2));
	now = 30_000;
	assert.equal(mail.failed(away(2)), true);
	now = 90_000;
	assert.equal(mail.failed(away(2)), true);
	assert.deepEqual(mail.problem(), {
		words: 'The mailbox office@aeg.example is full: make room in it (552 5.2.2 DATA).',
		since: 30_000,
	});
	mail.taken('organiser');
	assert.equal(mail.problem(), undefined);
});

it('rests 1, 2, 4 … at most 30 seconds, and counts what failed at the same time once', () => {
	const rests: number[] = [];
	for (let probe = 0; probe < 7; probe++) {
		for (let together = 0; together < 5; together++) mail.failed(away(1));
		rests.push(mail.rest());
		now += mail.rest();
	}
	assert.deepEqual(
		rests,
		[1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * 1000),
	);
});

it('rests for whole milliseconds, which is what the store keeps', () => {
	now = 0.25;
	mail.failed(away(1));
	now = 0.75;
	assert.equal(mail.rest(), 1000);
});

it('logs each fault once a minute, and its end', () => {
	for (now = 0; now < 180_000; now += 10_000) mail.failed(away(1));
	mail.failed(away(1, 'login'));
	mail.taken('organiser');
	const told = logged
		.map((line) => JSON.parse(line))
		.map(({ msg, reason = '' }) => `${msg} ${reason.slice(0, 12)}`);
	const full = 'emails cannot be sent The mailbox ';
	assert.deepEqual(told, [
		full,
		full,
		full,
		'emails cannot be sent The mail ser',
		'emails can be sent again ',
	]);
});

it("a visitor's mailbox that takes a receipt says nothing of the organiser's, but all of the mail server", () => {
	mail.failed(away(1));
	mail.taken('visitor');
	assert.notEqual(mail.problem(), undefined);
	mail.taken('organiser');
	mail.failed(away(2));
	mail.taken('visitor');
	assert.equal(mail.failed(away(2)), true, 'two in a row, whatever visitors get meanwhile');
	mail.taken('organiser');
	mail.failed(away(1, 'login'));
	mail.taken('visitor');
	assert.equal(mail.problem(), undefined);
});
