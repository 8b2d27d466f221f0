import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { type Browser, chromium, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { browserFlags, browserPath } from '../../scripts/browser.ts';
import { type Copy, copyRepository } from '../copy-repository.ts';
import { readCsv } from '../server/read-csv.ts';
import { type ServerProcess, startServer, temporaryFolder } from '../server/server-process.ts';

/** A new field of a form, in a copy of the repository: one entry and its words, and it is everywhere. */

const executablePath = browserPath();
const data = temporaryFolder();
const [label, typed] = ['Dietary needs', 'Vegetarian, न तीखा'];

let copy: Copy;
let server: ServerProcess;
let browser: Browser;
before(() => {
	copy = copyRepository();
});
after(async () => {
	await browser?.close();
	await server?.end('SIGTERM');
	copy.delete();
});

/** Adds a line below the one that begins with these words. */
function addBelow(file: string, beginning: string, line: string): void {
	const lines = copy.read(file).split('\n');
	const at = lines.findIndex((one) => one.startsWith(beginning));
	assert.ok(at >= 0, `${file} has no line that begins with “${beginning}”`);
	copy.write(file, lines.toSpliced(at + 1, 0, line).join('\n'));
}

/** Fills the five fields that the requirements name. */
async function fillIn(page: Page, name: string): Promise<void> {
	await page.goto(`${server.origin}/registerConference`);
	await page.locator('form[novalidate]').waitFor();
	const main = page.getByRole('main');
	await main.locator('[name=name]').fill(name);
	await main.locator('[name=email]').fill('attendee@iit.example');
	for (const field of ['phone', 'affiliation', 'department']) await main.locator(`[name=${field}]`).fill('1');
}

/** Presses the button, and returns the receipt. */
async function register(page: Page): Promise<string> {
	await page.getByRole('main').locator('form[novalidate] [type=submit]').click();
	const receipt = page
		.getByRole('main')
		.locator('dl')
		.filter({ hasText: /AEG(-[0-9A-Z]{4}){3}/ });
	return receipt.innerText();
}

it('an entry without words is an error that names the one file where they are missing', () => {
	addBelow('contract/submissions.ts', '\t\tdepartment: {', "\t\tdiet: { kind: 'line', required: false },");
	const { status, stdout } = spawnSync('tsc', ['--noEmit', '-p', '.'], {
		cwd: copy.folder,
		encoding: 'utf8',
	});
	assert.notEqual(status, 0);
	const places = stdout.split('\n').filter((line) => /^\S+\(\d+,\d+\): error/.test(line));
	assert.deepEqual(new Set(places.map((line) => line.split('(')[0])), new Set(['content/field-words.ts']));
	assert.match(stdout, /'diet'/);
});

it('with its words every check passes, and the tests of forms, emails and exports', () => {
	addBelow(
		'content/field-words.ts',
		'\tdepartment: {',
		`\tdiet: { label: '${label}', kept: 'dietary needs', asking: 'Enter your dietary needs' },`,
	);
	copy.run('biome', 'check', '--error-on-warnings', '.');
	copy.run('tsc', '--noEmit', '-p', '.');
	copy.run('vitest', 'run', 'app/forms');
	const tests = ['contract/*', 'server/{mail,routes,jobs}/*', 'server/admin/export'];
	copy.run('node', '--test', ...tests.map((files) => `${files}.test.ts`));
	copy.run('node', 'scripts/build.ts');
});

it('stands in the form, the draft, the receipt, the email and the exports', {
	skip: !executablePath,
}, async () => {
	server = await startServer({ DATA_DIR: data, BUILD_DIR: 'build' }, copy.folder);
	browser = await chromium.launch({ executablePath: executablePath ?? '', args: [...browserFlags] });
	const page = await browser.newPage();

	await fillIn(page, 'With needs');
	const field = page.getByRole('main').getByLabel(label);
	assert.equal(await field.getAttribute('required'), null);
	await field.fill(typed);
	await page.reload();
	await page.locator('form[novalidate]').waitFor();
	await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=diet]')?.value !== '');
	assert.equal(await field.inputValue(), typed);
	assert.ok((await register(page)).includes(typed));

	const other = await browser.newPage();
	await fillIn(other, 'Without needs');
	assert.ok(!(await register(other)).includes(label));

	const texts = await mails(2);
	const about = (name: string) => texts.find((text) => text.includes(name)) ?? '';
	assert.ok(about('With needs').includes(`${label}: ${typed}`));
	assert.ok(about('Without needs') && !about('Without needs').includes(label));

	const [head = [], ...rows] = readCsv(exported('registrations.csv'));
	assert.deepEqual(
		rows.map((row) => row[head.indexOf('diet')]),
		[typed, ''],
	);
	const attendance = exported('list.html', 'attendance', '--since', '2026-01-01', '--until', '2036-12-31');
	assert.ok(attendance.includes(`<th scope="col">${label}</th>`) && attendance.includes(`<td>${typed}</td>`));
	const stored = JSON.parse(exported('registrations.json'));
	assert.deepEqual(
		stored.map((one: { fields: object }) => 'diet' in one.fields && one.fields.diet),
		[typed, ''],
	);
	await page.goto(`${server.origin}/privacy`);
	assert.match(await page.getByRole('main').innerText(), /dietary needs/);
});

/** The texts of the emails that the server wrote, once there are so many. */
async function mails(n: number): Promise<string[]> {
	const folder = join(data, 'mail');
	const files = () => readdirSync(folder).filter((file) => file.endsWith('.eml'));
	while (files().length < n) await new Promise((resolve) => setTimeout(resolve, 100));
	const read = files().map((file) => PostalMime.parse(readFileSync(join(folder, file))));
	return (await Promise.all(read)).map(({ text }) => text ?? '');
}

/** What a command of the staff writes into a file. */
function exported(file: string, ...command: readonly string[]): string {
	const output = join(data, file);
	const words = command.length > 0 ? command : ['export', 'registrations'];
	copy.run('env', `DATA_DIR=${data}`, 'node', 'server/admin/main.ts', ...words, '--output', output);
	return readFileSync(output, 'utf8');
}
