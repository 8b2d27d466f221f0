import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
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

	it('row 7: refuses every tenth submission for good with 550: it is kept as dead, shown, and sent again on request', async (test) => {
		let refusing = true;
		const isOdd = oddOnes(10);
		let refused = 0;
		await using mail = await openMailServer({
			judge(text) {
				if (!refusing || !isOdd(text)) return;
				refused++;
				throw refusal(550);
			},
		});
		const { server, senders, environment } = await load(mail.url);
		await until(
			'all the others are delivered',
			() => mail.mails.length + refused >= senders.acknowledged.size,
			60,
		);
		await until(
			'the admin shows the dead',
			async () => (await adminOutput(environment, 'stats')).includes(`organiser dead       ${refused}  `),
			20,
		);
		refusing = false;
		assert.equal(await adminOutput(environment, 'resend', 'dead'), `${refused} put back into the outbox.\n`);
		await until('all is delivered', () => copiesOf(mail.mails).size >= senders.acknowledged.size, 60);
		await server.end('SIGTERM');
		test.diagnostic(
			`acknowledged ${senders.acknowledged.size}, dead ${refused}, delivered after "resend dead" ${copiesOf(mail.mails).size}`,
		);
		assert.ok(refused > 0);
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
