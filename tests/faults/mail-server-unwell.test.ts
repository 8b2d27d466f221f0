import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { SMTPServerOptions } from 'smtp-server';
import { freePort } from '../server/free-port.ts';
import { copiesOf, openMailServer, refusal } from '../server/mail-server.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { adminOutput } from './admin-output.ts';
import { startSenders } from './senders.ts';
import { full, until } from './until.ts';

/** A mail server that answers, and refuses whatever we send for a reason of its own or of our set-up. */

const seconds = full ? 60 : 4;

type Refusing = { readonly judge?: () => void } & Pick<
	SMTPServerOptions,
	'onAuth' | 'onConnect' | 'onMailFrom' | 'onRcptTo' | 'authOptional' | 'disabledCommands'
>;

type Fault = {
	readonly behaves: (unwell: () => Error | undefined) => Refusing;
	readonly answer: Error;
	/** What an operator is told. */
	readonly told: RegExp;
};

const faults: Readonly<Record<string, Fault>> = {
	'refuses our sender': {
		answer: refusal(550, '5.7.1 not allowed'),
		behaves: (unwell) => ({ onMailFrom: (_, __, done) => done(unwell()) }),
		told: /refuses our sender address website@aeg\.example: set MAIL_FROM/,
	},
	'does not know the organiser': {
		answer: refusal(550, '5.1.1 unknown'),
		behaves: (unwell) => ({ onRcptTo: (_, __, done) => done(unwell()) }),
		told: /does not take emails for office@aeg\.example: look whether MAIL_TO is right/,
	},
	'has no room in the mailbox': {
		answer: refusal(552, '5.2.2 mailbox full'),
		behaves: (unwell) => ({
			judge() {
				const problem = unwell();
				if (problem) throw problem;
			},
		}),
		told: /The mailbox office@aeg\.example is full/,
	},
	'refuses by its rules what has no DKIM': {
		answer: refusal(550, '5.7.26 unauthenticated'),
		behaves: (unwell) => ({
			judge() {
				const problem = unwell();
				if (problem) throw problem;
			},
		}),
		told: /refuses our emails by its rules/,
	},
	'refuses our password': {
		answer: refusal(535, '5.7.8 authentication failed'),
		behaves: (unwell) => ({
			authOptional: false,
			disabledCommands: ['STARTTLS'],
			onAuth(_, __, done) {
				const problem = unwell();
				if (problem) done(problem);
				else done(null, { user: 'website' });
			},
		}),
		told: /does not accept our user name and password: correct them in SMTP_URL/,
	},
	'refuses us at the door': {
		answer: refusal(554, '5.7.1 no service'),
		behaves: (unwell) => ({ onConnect: (_, done) => done(unwell()) }),
		told: /refuses to talk to us/,
	},
};

describe(`[FORM-9] row 27: for ${seconds} s a mail server`, { concurrency: true }, () => {
	for (const [what, { behaves, answer, told }] of Object.entries(faults))
		it(`${what}: nothing dies of it, an operator is told, and all arrive after`, async (test) => {
			let isUnwell = true;
			let asked = 0;
			const unwell = () => {
				if (!isUnwell) return undefined;
				asked++;
				return answer;
			};
			await using mail = await openMailServer(behaves(unwell));
			const METRICS_PORT = String(await freePort());
			const environment = {
				DATA_DIR: temporaryFolder(),
				SMTP_URL: mail.url.replace('//', '//website:secret@'),
				MAIL_FROM: 'website@aeg.example',
				MAIL_TO: 'office@aeg.example',
				METRICS_PORT,
			};
			await using server = await startServer(environment);
			const ready = () => fetch(`${server.origin}/readyz`);
			await using senders = startSenders(2, server, 200);
			await pause(seconds * 1000);
			await senders.stop();
			const readiness = await ready();
			assert.equal(readiness.status, 200);
			assert.match(await readiness.text(), told);
			const page = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
			const [line = ''] = page.match(/^aeg_mail_problem\{.*$/m) ?? [];
			assert.match(line, told);
			const check = await adminOutput(environment, 'check').catch(({ stdout }) => String(stdout));
			assert.match(check, told);
			const lines = server.said().match(/^.*emails cannot be sent.*$/gm) ?? [];
			assert.ok(lines.length >= 1 && lines.length <= 1 + seconds / 60, `${lines.length} lines`);
			assert.match(lines.join(), told);
			assert.doesNotMatch(server.said() + check, /secret|visitor@/);
			assert.ok(asked <= 10 + seconds / 2, `asked ${asked} times`);

			isUnwell = false;
			const mended = performance.now();
			await until(
				'all is delivered',
				() => copiesOf(mail.mails).size >= senders.acknowledged.size,
				full ? 600 : 120,
			);
			const drained = Math.round(performance.now() - mended);
			assert.doesNotMatch(await (await ready()).text(), told);
			await server.end('SIGTERM');
			test.diagnostic(
				`acknowledged ${senders.acknowledged.size}, asked ${asked} times, all delivered ${drained} ms after, doubled ${mail.mails.length - copiesOf(mail.mails).size}`,
			);
			assert.doesNotMatch(await adminOutput(environment, 'stats'), /dead/);
			assert.equal(mail.mails.length, senders.acknowledged.size);
		});
});
