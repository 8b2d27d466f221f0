import assert from 'node:assert/strict';
import { afterEach, beforeEach, it } from 'node:test';
import { pino } from 'pino';
import { emails } from '#content/site/emails.ts';
import { until } from '../../tests/faults/until.ts';
import { openMailServer, refusal } from '../../tests/server/mail-server.ts';
import { message, openServer, type TestServer } from '../../tests/server/open-server.ts';
import { postDigest, postHeld } from '../jobs/digest.ts';
import { openTransport } from '../mail/transport.ts';
import { deliverWith } from './deliver.ts';
import { openMailHealth } from './mail-health.ts';
import { queueEmails } from './of-submission.ts';
import { smtpLimits, startOutboxWorker } from './worker.ts';

/** What a machine leaves behind that sends on and on, on its way to the organiser through a mail server with a limit. */

let server: TestServer;
beforeEach(async () => {
	server = await openServer();
});
afterEach(() => server.close());

const { heldInFull } = emails.digest;

/** Puts so many held submissions into the store. */
async function hold(
	count: number,
	typed: (n: number) => string,
	marked = (_: number) => true,
): Promise<string[]> {
	const rows = Array.from({ length: count }, (_, n) => ({
		reference: `AEG-HELD-${String(n).padStart(4, '0')}-${String(n).padStart(4, '0')}`,
		kind: 'message',
		fields: JSON.stringify({ ...message, message: typed(n) }),
		email: message.email,
		suspected: marked(n) ? 1 : 0,
		received_at: server.time.now + n,
	}));
	await server.store.db.transaction().execute(async (trx) => {
		for (const row of rows) {
			await trx.insertInto('submissions').values(row).execute();
			const { reference, received_at: receivedAt } = row;
			await queueEmails(trx, { reference, receivedAt, held: true }, ['organiser']);
		}
	});
	await postDigest(server.store, server.time.now);
	await postHeld(server.store, server.time.now);
	return rows.map(({ reference }) => reference);
}

const kept = (state: 'held' | 'dead' | 'waiting') =>
	server.store.db.selectFrom('emails').select('id').where('state', '=', state).orderBy('id').execute();

/**
 * Sends until nothing is held, through a mail server that judges; time goes on by ten minutes with each look.
 * @param refused how many emails it never takes
 */
async function sendAll(judge: (mail: string) => void = () => {}, refused = 0): Promise<string[]> {
	await using mail = await openMailServer({ judge });
	const log = pino({ level: 'silent' });
	const transport = openTransport({ SMTP_URL: mail.url, DATA_DIR: '' }, smtpLimits);
	const addresses = { from: 'website@aeg.example', to: 'office@aeg.example' };
	const worker = startOutboxWorker({
		store: server.store,
		deliver: deliverWith({ store: server.store, transport, addresses }),
		log,
		mail: openMailHealth({ log, steady: () => server.time.now }),
		lookEvery: 50,
	});
	const look = async () => {
		server.time.now += 600_000;
		await postHeld(server.store, server.time.now);
		worker.nudge();
		return (await kept('held')).length === 0 && (await kept('waiting')).length === refused;
	};
	try {
		await until('all is sent that will be', look, 120);
	} finally {
		await worker.stop(1000);
		transport.close();
	}
	return mail.mails;
}

const subjectOf = (mail: string) => /^Subject: (.*)\r$/m.exec(mail)?.[1];

it('[FORM-9] 60 held submissions of ten thousand characters come in emails that a small limit lets through', async () => {
	const references = await hold(60, (n) => `${n} ${'नमस्ते <b>'.repeat(1000)}`.slice(0, 10_000));
	const mails = await sendAll((mail) => {
		if (Buffer.byteLength(mail) > 2_000_000) throw refusal(552, '5.3.4 message too big');
	});
	assert.ok(mails.some((mail) => subjectOf(mail) === emails.digest.subject));
	for (const reference of references)
		assert.ok(
			mails.some((mail) => mail.includes(reference)),
			reference,
		);
});

it('[FORM-9] 10,000 held submissions are counted and come in at most ten emails', async () => {
	await hold(10_000, (n) => `number ${n}`);
	const mails = await sendAll();
	const digest = mails.find((mail) => subjectOf(mail) === emails.digest.subject);
	assert.match(digest ?? '', /10000/);
	assert.ok(mails.length <= 11, `${mails.length} emails`);
});

for (const words of ['5.7.1 Spam message rejected', '5.7.1 refused'])
	it(`[FORM-9] an email of held submissions that is refused with ${words} comes in halves, and at last each by itself`, async () => {
		const references = await hold(120, (n) => (n % 40 === 7 ? 'buy pills' : `number ${n}`));
		const sizes: number[] = [];
		const mails = await sendAll((mail) => {
			const brings = new Set(mail.match(/AEG-HELD-\d{4}-\d{4}/g)).size;
			if (subjectOf(mail) === heldInFull.robots.subject) sizes.push(brings);
			if (mail.includes('buy pills')) throw refusal(554, words);
		}, 3);
		assert.deepEqual(sizes.slice(0, 4), [120, 50, 25, 13]);
		const brought = references.filter((reference) => mails.some((mail) => mail.includes(reference)));
		assert.equal(brought.length, 117);
		assert.deepEqual(
			(await kept('waiting')).map(({ id }) => id.slice(9, 13)),
			['0007', '0047', '0087'],
		);
		assert.deepEqual(await kept('dead'), []);
	});

it('[FORM-9] what is held for its number alone comes before what seems to be of robots, and never in one email with it', async () => {
	const references = await hold(
		9,
		(n) => `number ${n}`,
		(n) => n % 3 > 0,
	);
	const mails = (await sendAll()).filter((mail) => subjectOf(mail) !== emails.digest.subject);
	assert.deepEqual(mails.map(subjectOf), [heldInFull.gathered.subject, heldInFull.robots.subject]);
	const brings = (mail = '') => references.filter((reference) => mail.includes(reference));
	assert.deepEqual(
		brings(mails[0]),
		references.filter((_, n) => n % 3 === 0),
	);
	assert.doesNotMatch(mails[0] ?? '', /spam/);
});
