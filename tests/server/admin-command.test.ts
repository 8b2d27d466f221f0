import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, it } from 'node:test';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore } from '#server/db/open.ts';
import { emailId } from '#server/outbox/of-submission.ts';
import { newSubmission } from '#server/submissions/new-submission.ts';
import { next } from '../editions/next.ts';
import { bareEnvironment } from './bare-environment.ts';
import { registration } from './open-server.ts';
import { ownDatabase } from './own-database.ts';
import { temporaryFolder } from './server-process.ts';

/** More than a pipe holds while nobody reads it. */
const many = 1500;

const folder = temporaryFolder();
const environment = { ...bareEnvironment, DATA_DIR: folder, ...(await ownDatabase()) };

before(async () => {
	const store = openStore(readConfig(environment));
	await migrate(store);
	const rows = Array.from({ length: many }, (_, n) => {
		const fields = { ...registration, name: `नाम ${n}` };
		return newSubmission(
			{ kind: 'registration', fields, key: '', signs: 0, network: '', from: {} },
			1e12 + n,
			next,
		).row;
	});
	const emails = rows.map(({ reference, received_at: at }) => {
		const email = { reference, purpose: 'organiser', state: 'waiting', due_at: at, created_at: at } as const;
		return { id: emailId(reference, 'organiser'), ...email };
	});
	await store.db.insertInto('submissions').values(rows).execute();
	await store.db.insertInto('emails').values(emails).execute();
	await store.close();
});

const shell = (command: string, more = {}) =>
	spawnSync('bash', ['-c', `set -o pipefail; ${command}`], {
		env: { ...environment, ...more },
		encoding: 'utf8',
		// A bash that is fed by a socket reads its owner's .bashrc.
		stdio: ['ignore', 'pipe', 'pipe'],
	});

it('an export by npm with --output holds what was asked for, and no word of npm', () => {
	const [csv, json] = [join(folder, 'r.csv'), join(folder, 'r.json')];
	const { status, stderr } = shell(
		`npm run admin -- export registrations --output ${csv} && npm run admin -- export --output ${json}`,
	);
	assert.deepEqual([status, stderr], [0, '']);
	assert.ok(readFileSync(csv, 'utf8').startsWith('\uFEFF"reference",'));
	assert.equal(readFileSync(csv, 'utf8').split('\r\n').length, many + 2);
	assert.equal(JSON.parse(readFileSync(json, 'utf8')).length, many);
});

for (const words of ['list --all', 'export csv'])
	it(`"${words}" ends quietly when whoever reads it has enough`, () => {
		const { status, stdout, stderr } = shell(`node server/admin/main.ts ${words} | head -1`);
		assert.deepEqual([status, stderr], [0, '']);
		assert.equal(stdout.trim().split('\n').length, 1);
	});

for (const [words, more, sentence] of [
	['lst', {}, 'There is no "lst". Try: npm run admin -- help\n'],
	['list', { DATA_DIR: 'package.json' }, 'DATA_DIR must name a folder, and no file.\n'],
	['show', {}, 'There is no submission with this reference.\n'],
	[
		'export --output /nonexistent/r.csv',
		{},
		'/nonexistent/r.csv cannot be written: its folder is not there.\n',
	],
] as const)
	it(`"${words}" with ${JSON.stringify(more)} ends with a sentence`, () => {
		const { status, stderr } = shell(`node server/admin/main.ts ${words}`, more);
		assert.deepEqual([status, stderr], [1, sentence]);
	});

it('"list" with wrong settings ends with one sentence for each', () => {
	const { status, stdout, stderr } = shell('node server/admin/main.ts list', {
		PORT: 'http',
		DATABASE_URL: 'mysql://localhost/aeg',
	});
	assert.deepEqual([status, stdout], [1, '']);
	assert.match(stderr, /^PORT [^\n]+\.\nDATABASE_URL [^\n]+\.\n$/);
});

it('a database that cannot be reached is told in a sentence', () => {
	const { status, stderr } = shell('node server/admin/main.ts list', {
		DATABASE_URL: 'postgres://127.0.0.1:1/aeg',
	});
	assert.equal(status, 1);
	assert.match(
		stderr,
		/^That did not work: connect ECONNREFUSED 127\.0\.0\.1:1\.\n[^\n]*admin -- check \(under systemd: aeg-admin check\)\n$/,
	);
});

it('no command makes a store where one was taken away, or fills one that was emptied', () => {
	const taken = mkdtempSync(join(folder, 'taken-'));
	const list = () => shell('node server/admin/main.ts list', { DATA_DIR: taken, DATABASE_URL: '' });
	const { status, stdout, stderr } = list();
	assert.deepEqual([status, stdout, readdirSync(taken)], [1, '', []]);
	assert.match(stderr, /^DATA_DIR: .* holds no submissions\.sqlite\./);
	writeFileSync(join(taken, 'submissions.sqlite'), '');
	const emptied = list();
	assert.deepEqual([emptied.status, emptied.stderr], [1, 'the store is empty\n']);
});
