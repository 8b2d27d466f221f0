import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { submissionPaths } from '#contract/submissions.ts';
import { sampleDocuments } from '#server/documents/place-samples.ts';
import { dayInIndia } from '../../scripts/records-on-disk.ts';
import { message, registration } from '../server/open-server.ts';
import { readCsv } from '../server/read-csv.ts';
import { readWorkbook } from '../server/read-workbook.ts';
import { type ServerProcess, startServer, temporaryFolder } from '../server/server-process.ts';

/**
 * The commands that docs/owner.md prints for staff, as they stand there, at a real server. What is changed in them is what
 * its reader changes: the reference, the days, the address, and where files lie.
 */

const DATA_DIR = temporaryFolder();
const folder = temporaryFolder();
let server: ServerProcess;
const references = { registration: '', message: '' };

const handbook = readFileSync('docs/owner.md', 'utf8');
const section = (heading: string) => handbook.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
const printed = [
	...section('Messages and registrations').matchAll(/^npm run admin -- .*$/gm),
	...section('Documents and their passwords').matchAll(/npm run admin -- [^`]+/g),
].map(([line]) => line);
const today = dayInIndia(Date.now());

type Changed = {
	/** Whose reference. */
	readonly of?: keyof typeof references;
	/** The ending of the file that is written. */
	readonly ending?: string;
	readonly add?: string;
	/** How it ends: 0 when all is well. */
	readonly status?: number;
};

/** Runs the printed command that begins so, and returns what it says. */
function run(beginning: string, { of = 'registration', ending, add = '', status = 0 }: Changed = {}): string {
	const command = printed.find((line) => line.startsWith(`npm run admin -- ${beginning}`));
	assert.ok(command !== undefined, `docs/owner.md prints no “${beginning}”`);
	const line = command
		.replace(/AEG(-[0-9A-Z]{4}){3}/, references[of])
		.replace(/--(since|until) \d{4}-\d\d-\d\d/g, `--$1 ${today}`)
		.replace('somebody@example.org', registration.email)
		.replace('/tmp/', `${folder}/`)
		.replace(/--output (\S+)/, `--output ${folder}/$1`)
		.replace(/\.xlsx\b/, ending ?? '$&')
		.replace(/\s*(#.*)?$/, add);
	const { stdout, stderr, ...ended } = spawnSync('sh', ['-c', line], {
		encoding: 'utf8',
		env: { ...process.env, DATA_DIR, NODE_TEST_CONTEXT: '' },
	});
	assert.equal(ended.status, status, `${line}\n${stdout}${stderr}`);
	return stdout + stderr;
}

async function submit(kind: keyof typeof submissionPaths, fields: object): Promise<string> {
	const answer = await fetch(server.origin + submissionPaths[kind], {
		method: 'POST',
		headers: { 'content-type': 'application/json', accept: 'application/json' },
		body: JSON.stringify(fields),
	});
	const said = await answer.text();
	return /AEG(-[0-9A-Z]{4}){3}/.exec(said)?.[0] ?? assert.fail(said);
}

before(async () => {
	server = await startServer({ DATA_DIR, BUILD_DIR: 'build' });
	references.message = await submit('message', message);
	references.registration = await submit('registration', registration);
});
after(() => server.end('SIGTERM'));

test('what is new is listed, found by a word and shown by its reference', () => {
	const listed = run('list --new');
	for (const reference of Object.values(references)) assert.ok(listed.includes(reference));
	assert.ok(run('find brochure').includes(references.message));
	const shown = run('show');
	for (const words of Object.values(registration)) assert.ok(shown.includes(words), words);
});

test('one that is marked as answered is new no more, and keeps its note', () => {
	run('mark');
	assert.ok(!run('list --new').includes(references.registration));
	assert.ok(run('show').includes('answered by phone'));
});

test('registrations are exported for Excel and as CSV, and printed to be signed', () => {
	run('export registrations');
	const [head = [], row = [], ...more] = readWorkbook(readFileSync(join(folder, 'november.xlsx')));
	assert.equal(more.length, 0);
	for (const [field, words] of Object.entries(registration)) assert.equal(row[head.indexOf(field)], words);

	// the handbook says that another ending gives another kind of file
	run('export registrations', { ending: '.csv' });
	const [names = [], values = []] = readCsv(readFileSync(join(folder, 'november.csv'), 'utf8'));
	assert.equal(values[names.indexOf('phone')], registration.phone);

	run('attendance');
	assert.ok(readFileSync(join(folder, 'list.html'), 'utf8').includes(registration.name));
});

test('[PROC-2] a PDF is put in place and opens with its new password; what is no PDF is refused', async () => {
	writeFileSync(join(folder, 'summary.pdf'), 'A letter that was only given another name.');
	assert.match(run('documents put', { status: 1 }), /summary\.pdf is no PDF, whatever its name says/);
	const own = Buffer.concat([readFileSync(join(sampleDocuments, 'abstract-book.pdf')), Buffer.from('\n')]);
	writeFileSync(join(folder, 'summary.pdf'), own);
	run('documents put');
	const password = /summary: (\S+)/.exec(run('documents new-password'))?.[1] ?? '';
	const answer = await fetch(`${server.origin}/api/documents/conference-summary`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ password }),
	});
	assert.equal(answer.status, 200);
	assert.deepEqual(Buffer.from(await answer.arrayBuffer()), own);
});

test('a person is erased once --yes is said', () => {
	run('erase');
	assert.ok(run('show').includes(registration.name));
	run('erase', { add: ' --yes' });
	run('show', { status: 1 });
	assert.ok(run('show', { of: 'message' }).includes(message.name));
});
