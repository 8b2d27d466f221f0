import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SMTPServerOptions } from 'smtp-server';
import { openMailServer, refusal } from '../../tests/server/mail-server.ts';
import type { Email } from './compose.ts';
import { faultWords } from './fault-words.ts';
import { type Addressee, outcomeOf } from './outcome.ts';
import { openTransport } from './transport.ts';

const addresses = { from: 'website@aeg.example', to: 'office@aeg.example' };
const email: Email = {
	messageId: '<one@aeg.example>',
	from: { name: 'AEG', address: addresses.from },
	to: addresses.to,
	subject: 'One',
	text: 'One\n',
	html: '<p>One</p>',
	headers: {},
};

async function failing(url: string, signal = new AbortController().signal): Promise<unknown> {
	const transport = openTransport({ SMTP_URL: url, DATA_DIR: '' });
	try {
		return await transport.send(email, signal).then(
			() => assert.fail('it was sent'),
			(problem: unknown) => problem,
		);
	} finally {
		transport.close();
	}
}

type Stage = 'connect' | 'MAIL' | 'RCPT' | 'DATA';
type Refusing = Pick<SMTPServerOptions, 'onConnect' | 'onMailFrom' | 'onRcptTo'> & { judge?: () => void };

/** A mail server that replies so at one stage. */
function replying(stage: Stage, code: number, text: string): Refusing {
	const answer = refusal(code, text);
	const late = (_: unknown, __: unknown, done: (problem: Error) => void) => done(answer);
	const behaviours: Readonly<Record<Stage, Refusing>> = {
		connect: { onConnect: (_, done) => done(answer) },
		MAIL: { onMailFrom: late },
		RCPT: { onRcptTo: late },
		DATA: {
			judge() {
				throw answer;
			},
		},
	};
	return behaviours[stage];
}

async function outcome(stage: Stage, code: number, text: string, addressee?: Addressee) {
	await using server = await openMailServer(replying(stage, code, text));
	return outcomeOf(await failing(server.url), addressee);
}

const full = 'The mailbox office@aeg.example is full';
const sender = 'The mail server refuses our sender address website@aeg.example';
const recipient = 'The mail server does not take emails for office@aeg.example';
const login = 'The mail server does not accept our user name and password';
const policy = 'The mail server refuses our emails by its rules';
const content = 'The mail server refuses what stands in this email';
const busy = 'The mail server puts our emails off';

describe('[FORM-9] a refusal on the way to the organiser', () => {
	for (const [stage, code, text, times, sentence] of [
		['connect', 554, '5.7.1 no service for you', 1, 'The mail server refuses to talk to us'],
		['connect', 421, '4.3.2 too many connections', 1, 'The mail server refuses to talk to us'],
		['MAIL', 550, 'not allowed', 1, sender],
		['MAIL', 553, '5.7.1 not owned by user', 1, sender],
		['MAIL', 530, '5.7.0 authentication required', 1, login],
		[
			'MAIL',
			550,
			'5.4.5 daily user sending limit exceeded',
			1,
			'The mail server says that we have sent as much',
		],
		['MAIL', 552, '5.2.2 over quota', 1, full],
		['RCPT', 550, 'no such user', 1, recipient],
		['RCPT', 550, '5.1.1 unknown', 1, recipient],
		['RCPT', 550, '5.2.1 mailbox disabled', 1, recipient],
		['RCPT', 553, '5.1.8 Sender address rejected: domain not found', 1, sender],
		['RCPT', 554, '5.7.1 Relay access denied', 1, login],
		['RCPT', 550, '5.4.4 unable to route', 1, 'The mail server does not know where to deliver'],
		['RCPT', 552, '5.2.2 mailbox full', 1, full],
		['RCPT', 452, '4.2.2 over quota', 1, full],
		['DATA', 552, 'exceeded storage allocation', 2, full],
		['DATA', 552, '5.2.2 mailbox full', 2, full],
		['DATA', 550, '5.7.26 unauthenticated, see DMARC', 2, policy],
		['DATA', 554, '5.4.6 routing loop', 2, 'The mail server does not know where to deliver'],
		['DATA', 550, 'refused', 2, 'The mail server refuses our emails'],
		['DATA', 554, '5.3.0 other', 2, 'The mail server refuses our emails'],
		['MAIL', 451, 'try later', 5, busy],
		['RCPT', 450, '4.7.1 greylisted', 5, busy],
		['DATA', 451, '4.3.0 try later', 5, busy],
	] as const)
		it(`${code} ${text} at ${stage} concerns our set-up, ${times} in a row`, async () => {
			const { why, ...found } = await outcome(stage, code, text);
			assert.deepEqual({ is: found.is, times: found.times }, { is: 'away', times });
			const words = faultWords({ why, ...found }, addresses);
			assert.ok(words.startsWith(sentence), words);
			assert.ok(words.includes(`${code}`), words);
		});

	for (const [code, text] of [
		[554, '5.6.0 malformed'],
		[552, '5.3.4 message too big'],
		[552, '5.2.3 message too long for this mailbox'],
		[554, '5.7.1 Spam message rejected'],
		[550, 'message content rejected'],
		[550, '5.7.1 likely unsolicited mail'],
		[552, 'message size exceeds the limit'],
	] as const)
		it(`${code} ${text} at DATA concerns that email alone`, async () => {
			const found = await outcome('DATA', code, text);
			assert.equal(found.is, 'refused');
			assert.ok(faultWords(found, addresses).startsWith(content));
		});
});

describe("a refusal on the way to a visitor's address", () => {
	for (const [stage, code, text, is] of [
		['RCPT', 550, '5.1.1 unknown', 'refused'],
		['RCPT', 550, 'unknown user', 'refused'],
		['RCPT', 452, '4.2.2 over quota', 'deferred'],
		['RCPT', 552, '5.2.2 over quota', 'deferred'],
		['RCPT', 550, '5.4.1 access denied', 'deferred'],
		['RCPT', 550, '5.7.606 banned', 'deferred'],
		['RCPT', 554, '5.7.1 Relay access denied', 'away'],
		['RCPT', 550, 'Sender verify failed', 'away'],
		['MAIL', 550, 'not allowed', 'away'],
		['DATA', 552, '5.2.2 over quota', 'deferred'],
		['DATA', 554, '5.6.0 malformed', 'refused'],
	] as const)
		it(`${code} ${text} at ${stage} makes it ${is}, and says nothing of the organiser's mailbox`, async () => {
			const found = await outcome(stage, code, text, 'visitor');
			assert.equal(found.is, is);
			assert.doesNotMatch(faultWords(found, addresses), /office@/);
		});
});

describe('a mail server that asks nobody in', () => {
	for (const [originalCode, is] of [
		['DEPTH_ZERO_SELF_SIGNED_CERT', 'away'],
		['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'away'],
		['ERR_TLS_CERT_ALTNAME_INVALID', 'away'],
		['ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR', 'away'],
		['ERR_SSL_WRONG_VERSION_NUMBER', 'away'],
		['ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC', 'deferred'],
		['ECONNRESET', 'deferred'],
	] as const)
		it(`TLS that ends with ${originalCode} makes it ${is}`, () =>
			assert.equal(outcomeOf({ code: 'ESOCKET', originalCode, syscall: 'read' }).is, is));

	it('refuses our password', async () => {
		await using server = await openMailServer({
			authOptional: false,
			disabledCommands: ['STARTTLS'],
			onAuth: (_, __, done) => done(refusal(535)),
		});
		const found = outcomeOf(await failing(server.url.replace('//', '//website:secret@')));
		assert.equal(found.is, 'away');
		assert.ok(faultWords(found, addresses).startsWith(login));
		assert.doesNotMatch(JSON.stringify(found), /secret/);
	});

	it('refuses our EHLO and HELO', async () => {
		await using server = await openMailServer({ disabledCommands: ['EHLO', 'HELO', 'STARTTLS', 'AUTH'] });
		const found = outcomeOf(await failing(server.url));
		assert.deepEqual([found.is, found.fault], ['away', 'greeting']);
	});

	it('is not there, or hangs up before it has greeted us', async () => {
		await using server = await openMailServer({ onSocket: (socket) => void socket.destroy() });
		assert.equal(outcomeOf(await failing(server.url)).is, 'away');
		await server.close();
		const found = outcomeOf(await failing(server.url));
		assert.deepEqual([found.is, found.fault], ['away', 'unreachable']);
	});
});

it('a database that cannot be reached is no fault of the mail server', () => {
	for (const code of ['ECONNREFUSED', 'ERR_SQLITE_ERROR', '57P01'])
		assert.equal(outcomeOf({ code, syscall: 'connect' }).is, 'deferred', code);
	assert.equal(outcomeOf(new Error('the store is away')).fault, 'own');
});

it('an abandoned send is a deferral: a copy may have got through', async () => {
	await using server = await openMailServer({
		judge: () => new Promise((resolve) => setTimeout(resolve, 400)),
	});
	const found = outcomeOf(await failing(server.url, AbortSignal.timeout(100)));
	assert.deepEqual([found.is, found.why], ['deferred', 'EABORT']);
});
