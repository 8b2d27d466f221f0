import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { promisify } from 'node:util';
import PostalMime from 'postal-mime';
import { emails } from '#content/site/emails.ts';
import { documentIds } from '#contract/documents.ts';
import { AdminError } from '#server/admin/admin.ts';
import { check as runCheck } from '#server/admin/check.ts';
import { readConfig } from '#server/config.ts';
import { until } from '../faults/until.ts';
import { bareEnvironment } from './bare-environment.ts';
import { writeBuild } from './fixture-build.ts';
import { openMailServer, refusal } from './mail-server.ts';
import { message } from './open-server.ts';
import { ownDatabase } from './own-database.ts';
import { startServer, temporaryFolder } from './server-process.ts';

type Environment = Readonly<Record<string, string>>;

/** The lines of a check that are right, and those that are not. */
function sorted(said: readonly string[]) {
	const lines = (mark: string) => said.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
	return { right: lines('✓'), wrong: lines('✗') };
}

/** Gives the command as staff do. Returns its exit code and its lines. */
async function command(environment: Environment, ...words: string[]) {
	const env = { ...bareEnvironment, ...environment };
	const run = promisify(execFile)(process.execPath, ['server/admin/main.ts', 'check', ...words], { env });
	const { code, stdout } = await run.then(
		(ended) => ({ ...ended, code: 0 }),
		(ended: { code: number; stdout: string }) => ended,
	);
	return { code, ...sorted(stdout.split('\n')) };
}

/** What the command runs, without a process of its own. */
async function check(environment: Environment, ...words: string[]) {
	const said: string[] = [];
	const say = (line: string) => void said.push(line);
	const config = readConfig(environment);
	const failed = await runCheck({ config, environment, words, say, clock: Date.now }).then(
		() => false,
		(problem) => problem instanceof AdminError,
	);
	return { failed, ...sorted(said) };
}

/** A server that has everything it needs, started once. */
async function wellKept(): Promise<Environment> {
	const folder = temporaryFolder();
	const environment = {
		...(await ownDatabase()),
		DATA_DIR: join(folder, 'data'),
		BUILD_DIR: writeBuild(join(folder, 'build')),
		PUBLIC_ORIGIN: 'https://www.aeg.example',
		TRUST_PROXY: '127.0.0.1',
		MAIL_FROM: 'site@aeg.example',
		MAIL_TO: 'organiser@aeg.example',
	};
	const server = await startServer(environment);
	for (const id of documentIds)
		spawnSync(process.execPath, ['server/admin/main.ts', 'documents', 'set-password', id], {
			env: { ...bareEnvironment, ...environment },
			input: 'Tagetes erecta 2025\n',
		});
	await server.end('SIGTERM');
	return environment;
}

const kept = await wellKept();

it('ticks everything of a server that has what it needs, and sends a test email when told to', async () => {
	await using mail = await openMailServer();
	const environment = { ...kept, SMTP_URL: mail.url };
	const { code, right, wrong } = await command(environment);
	assert.deepEqual([code, wrong], [0, []]);
	assert.ok(right.length >= 9, right.join('\n'));
	assert.equal(mail.mails.length, 0);
	assert.equal((await command(environment, '--send')).code, 0);
	assert.match(mail.mails[0] ?? '', /^To: organiser@aeg\.example\r$/m);
	const sent = await PostalMime.parse(mail.mails[0] ?? '');
	assert.deepEqual(sent.from, { name: emails.from.organiser, address: 'site@aeg.example' });
	assert.equal(sent.subject, emails.test.subject);
});

it('names what is wrong by its setting, and fails', async () => {
	assert.equal((await command({ ...kept, SMTP_URL: '' })).code, 1);
	const wrongWith = async (more: Environment) => {
		const { failed, wrong } = await check({ ...kept, SMTP_URL: '', ...more });
		assert.ok(failed);
		return wrong.filter((line) => !line.startsWith('SMTP_URL: there is none'));
	};
	assert.deepEqual(await wrongWith({}), []);
	assert.match(
		(await wrongWith({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'office@aeg.example' })).join(),
		/MAIL_TO: /,
	);
	assert.match((await wrongWith({ TRUST_PROXY: '' })).join(), /^TRUST_PROXY: /);
	assert.match((await wrongWith({ PUBLIC_ORIGIN: 'http://localhost:3000' })).join(), /^PUBLIC_ORIGIN: /);
	assert.match((await wrongWith({ BUILD_DIR: temporaryFolder() })).join(), /^BUILD_DIR: /);
	assert.match((await wrongWith({ SMTP_URI: 'x' })).join(), /^SMTP_URI is no setting/);
	assert.match(
		(await wrongWith({ SMTP_URL: 'smtp://127.0.0.1:1' })).join(),
		/^SMTP_URL: 127\.0\.0\.1:1 .*ECONNREFUSED/,
	);
	assert.match(
		(await wrongWith({ DATABASE_URL: 'postgres://127.0.0.1:1/a' })).join(),
		/^DATABASE_URL: .*ECONNREFUSED/,
	);
	const documents = await wrongWith({ GUARDED_DIR: temporaryFolder() });
	assert.deepEqual(
		documents.map((line) => /^GUARDED_DIR: .*\/(.+)\.pdf is not there/.exec(line)?.[1]),
		[...documentIds],
	);
	chmodSync(kept.DATA_DIR ?? '', 0o755);
	assert.match((await wrongWith({})).join(), /^DATA_DIR: other users/);
	chmodSync(kept.DATA_DIR ?? '', 0o700);
});

it('says that a store is damaged', async (test) => {
	if (kept.DATABASE_URL) return test.skip('a file of SQLite only');
	const damaged = { ...kept, DATA_DIR: temporaryFolder() };
	writeFileSync(join(damaged.DATA_DIR, 'submissions.sqlite'), 'not a database at all'.repeat(1000));
	assert.match(
		(await check(damaged)).wrong.join('\n'),
		/^DATA_DIR: the database cannot be used \(.*not a database/m,
	);
});

it('says why a mail server does not take the test email, and makes no store where there is none', async () => {
	await using mail = await openMailServer({
		onRcptTo: (_address, _session, answer) => answer(refusal(550)),
	});
	const { wrong } = await check(
		{ DATA_DIR: join(temporaryFolder(), 'data'), SMTP_URL: mail.url, MAIL_TO: 'nobody@aeg.example' },
		'--send',
	);
	assert.match(wrong.at(-1) ?? '', /^MAIL_TO: the test email to nobody@aeg\.example was not taken \(.*550/);
	assert.match(wrong[0] ?? '', /^DATA_DIR: .* is not there yet/);
	assert.match(wrong.join('\n'), /^MAIL_FROM: website@aeg\.example is an example/m);
});

it('[FORM-9] says what keeps emails from being sent', async () => {
	await using mail = await openMailServer({
		judge() {
			throw refusal(552, '5.2.2 mailbox full');
		},
	});
	const environment = { ...kept, SMTP_URL: mail.url };
	await using server = await startServer(environment);
	const body = JSON.stringify(message);
	const headers = { 'content-type': 'application/json' };
	await fetch(`${server.origin}/api/send-email`, { method: 'POST', headers, body });
	const said = async () => (await check(environment)).wrong.find((line) => line.startsWith('Emails'));
	await until('it was tried', async () => (await said()) !== undefined, 30);
	assert.match(
		(await said()) ?? '',
		/^Emails that wait: 1\. The last try: The mailbox organiser@aeg\.example is full: make room in it \(.*552 5\.2\.2/,
	);
});
