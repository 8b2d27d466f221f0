import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { mostDeferrals } from '#server/outbox/backoff.ts';
import { copiesOf, openMailServer, refusal } from '../server/mail-server.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { adminOutput } from './admin-output.ts';
import { startSenders } from './senders.ts';
import { full, until } from './until.ts';

const seconds = full ? 60 : 2;

/** A server under load for a while, against a mail server at `url`. */
async function load(url: string, DATA_DIR = temporaryFolder()) {
	const environment = { DATA_DIR, SMTP_URL: url, MAIL_TO: 'office@aeg.example' };
	const server = await startServer(environment);
	const senders = startSenders(4, server, 100);
	await pause(seconds * 1000);
	await senders.stop();
	return { server, senders, environment };
}

/** Says of every so-manieth new email, by Message-ID, that its first try is the odd one. */
function oddOnes(every: number) {
	const tries = new Map<string, number>();
	return (mail: string): boolean => {
		const id = /^Message-ID: <(.+)>/im.exec(mail)?.[1] ?? '';
		const before = tries.get(id) ?? 0;
		tries.set(id, before + 1);
		return before === 0 && [...tries.keys()].indexOf(id) % every === 0;
	};
}

/** As if what waits had been tried for eight days: the next failure is its last. */
function pretendEightDays(folder: string): void {
	using store = new DatabaseSync(join(folder, 'submissions.sqlite'), { timeout: 5000 });
	store.exec(`update emails set deferrals = ${mostDeferrals - 1}, due_at = 0 where state = 'waiting'`);
}

describe('a mail server that misbehaves', { concurrency: true }, () => {
	it('row 6: defers every third submission with 451: all are delivered once', async (test) => {
		const isOdd = oddOnes(3);
		let deferred = 0;
		await using mail = await openMailServer({
			judge(text) {
				if (!isOdd(text)) return;
				deferred++;
				throw refusal(451);
			},
		});
		const { server, senders } = await load(mail.url);
		await until('all is delivered', () => copiesOf(mail.mails).size >= senders.acknowledged.size, 90);
		await server.end('SIGTERM');
		test.diagnostic(
			`acknowledged ${senders.acknowledged.size}, deferred ${deferred}, doubled ${mail.mails.length - copiesOf(mail.mails).size}`,
		);
		assert.ok(deferred > 0);
		assert.equal(mail.mails.length, senders.acknowledged.size);
	});

	it('row 7: refuses the words of every tenth submission with 554: it is tried for eight days, then kept as dead, shown, and sent again on request', async (test) => {
		let refusing = true;
		const isOdd = oddOnes(10);
		const odd = new Set<string>();
		await using mail = await openMailServer({
			judge(text) {
				const [id = ''] = /^Message-ID: <.+>/im.exec(text) ?? [];
				if (refusing && isOdd(text)) odd.add(id);
				if (refusing && odd.has(id)) throw refusal(554, '5.6.0 malformed');
			},
		});
		const { server, senders, environment } = await load(mail.url);
		const others = () => mail.mails.length + odd.size >= senders.acknowledged.size;
		await until('all the others are delivered', others, 60);
		const waiting = await adminOutput(environment, 'list', 'waiting', '--all');
		assert.equal(waiting.match(/^.+ waiting .+$/gm)?.length, odd.size);
		pretendEightDays(environment.DATA_DIR);
		await until(
			'the admin shows the dead',
			async () => (await adminOutput(environment, 'stats')).includes(`organiser dead       ${odd.size}  `),
			60,
		);
		refusing = false;
		assert.equal(await adminOutput(environment, 'resend', 'dead'), `${odd.size} put back into the outbox.\n`);
		await until('all is delivered', () => copiesOf(mail.mails).size >= senders.acknowledged.size, 60);
		await server.end('SIGTERM');
		test.diagnostic(
			`acknowledged ${senders.acknowledged.size}, dead ${odd.size}, delivered after "resend dead" ${copiesOf(mail.mails).size}`,
		);
		assert.ok(odd.size > 0);
	});

	it('row 8: takes a submission and drops the line before it answers: copies share one Message-ID and are few', async (test) => {
		const isOdd = oddOnes(3);
		const sockets = new Map<number | undefined, Socket>();
		let dropped = 0;
		const taken: string[] = [];
		await using mail = await openMailServer({
			judge(text, remotePort) {
				taken.push(text);
				if (!isOdd(text)) return;
				dropped++;
				sockets.get(remotePort)?.destroy();
				throw refusal(451);
			},
			onSocket: (socket) => void sockets.set(socket.remotePort, socket),
		});
		const { server, senders } = await load(mail.url);
		await until('all is delivered', () => copiesOf(mail.mails).size >= senders.acknowledged.size, 120);
		await server.end('SIGTERM');
		const copies = [...copiesOf(taken).values()];
		test.diagnostic(
			`acknowledged ${senders.acknowledged.size}, lines dropped ${dropped}, most copies ${Math.max(...copies)}`,
		);
		assert.ok(dropped > 0);
		assert.ok(Math.max(...copies) <= 8);
	});
});
