import assert from 'node:assert/strict';
import { createServer, type Server, type Socket } from 'node:net';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { copiesOf, openMailServer, refusal } from '../office/mail-server.ts';
import { startOffice, temporaryFolder } from '../office/office-process.ts';
import { deskSays } from './desk-says.ts';
import { quantile, startSenders } from './senders.ts';
import { full, until } from './until.ts';

const seconds = full ? 60 : 2;

/** An office under load for a while, against a mail server at `url`. */
async function load(url: string, DATA_DIR = temporaryFolder()) {
	const environment = { DATA_DIR, SMTP_URL: url, MAIL_TO: 'office@aeg.example' };
	const office = await startOffice(environment);
	const senders = startSenders(4, office, 100);
	await pause(seconds * 1000);
	await senders.stop();
	return { office, senders, environment };
}

/** Says of every so-manieth new e-mail, by Message-ID, that its first try is the odd one. */
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
	it('row 6: defers every third letter with 451: all are delivered once', async (test) => {
		const isOdd = oddOnes(3);
		let deferred = 0;
		await using mail = await openMailServer({
			judge(text) {
				if (!isOdd(text)) return;
				deferred++;
				throw refusal(451);
			},
		});
		const { office, senders } = await load(mail.url);
		await until('all is delivered', () => copiesOf(mail.mails).size >= senders.acknowledged.size, 90);
		await office.end('SIGTERM');
		test.diagnostic(
			`acknowledged ${senders.acknowledged.size}, deferred ${deferred}, doubled ${mail.mails.length - copiesOf(mail.mails).size}`,
		);
		assert.ok(deferred > 0);
		assert.equal(mail.mails.length, senders.acknowledged.size);
	});

	it('row 7: refuses every tenth letter for good with 550: it is kept as dead, shown, and sent again on request', async (test) => {
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
		const { office, senders, environment } = await load(mail.url);
		await until(
			'all the others are delivered',
			() => mail.mails.length + refused >= senders.acknowledged.size,
			60,
		);
		await until(
			'the desk shows the dead',
			async () => (await deskSays(environment, 'stats')).includes(`organiser dead       ${refused}  `),
			20,
		);
		refusing = false;
		assert.equal(await deskSays(environment, 'resend', 'dead'), `${refused} put back into the post.\n`);
		await until('all is delivered', () => copiesOf(mail.mails).size >= senders.acknowledged.size, 60);
		await office.end('SIGTERM');
		test.diagnostic(
			`acknowledged ${senders.acknowledged.size}, dead ${refused}, delivered after "resend dead" ${copiesOf(mail.mails).size}`,
		);
		assert.ok(refused > 0);
	});

	it('row 8: takes a letter and drops the line before it answers: copies share one Message-ID and are few', async (test) => {
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
		const { office, senders } = await load(mail.url);
		await until('all is delivered', () => copiesOf(mail.mails).size >= senders.acknowledged.size, 120);
		await office.end('SIGTERM');
		const copies = [...copiesOf(taken).values()];
		test.diagnostic(
			`acknowledged ${senders.acknowledged.size}, lines dropped ${dropped}, most copies ${Math.max(...copies)}`,
		);
		assert.ok(dropped > 0);
		assert.ok(Math.max(...copies) <= 8);
	});

	const silent: Readonly<Record<string, (socket: Socket) => void>> = {
		'says nothing at all': () => {},
		'says one byte every two seconds': (socket) => {
			const timer = setInterval(() => socket.write('2'), 2000);
			socket.on('close', () => clearInterval(timer));
		},
		'speaks TLS with a certificate nobody signed': (socket) =>
			void socket.write('\x15\x03\x03\x00\x02\x02\x50'),
	};
	for (const [what, behave] of Object.entries(silent))
		it(`row 9: ${what}: letters are taken as ever, and delivered once it is mended`, async (test) => {
			const sockets = new Set<Socket>();
			const bad: Server = createServer((socket) => {
				sockets.add(socket);
				socket.on('error', () => {});
				behave(socket);
			});
			await new Promise<void>((resolve) => bad.listen(0, '127.0.0.1', resolve));
			const { port } = bad.address() as { port: number };
			const { office, senders } = await load(`smtp://127.0.0.1:${port}`);
			await pause(1000);
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => bad.close(resolve));
			const mended = await openMailServer({ port });
			await until('all is delivered', () => copiesOf(mended.mails).size >= senders.acknowledged.size, 120);
			await office.end('SIGTERM');
			await mended.close();
			test.diagnostic(
				`acknowledged ${senders.acknowledged.size}, answer p99 ${quantile(senders.took, 0.99)} ms, doubled ${mended.mails.length - copiesOf(mended.mails).size}`,
			);
			assert.equal(mended.mails.length, senders.acknowledged.size);
		});
});
