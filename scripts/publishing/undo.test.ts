import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { whatUndoDoes } from './last.ts';

/** The owner's folder and the server's repository, with records of this test alone; publishing whole is in tests/deploy/. */

const root = resolve('.');
let [folder, desk, server] = ['', '', ''];
const company = 'content/records/company.json';
const hemp = 'content/records/mats/hemp.json';
const lines = (street: string, pinCode = '462001') => ({
	street,
	a: 1,
	b: 2,
	c: 3,
	d: 4,
	pinCode,
});

const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: desk, encoding: 'utf8' });
const node = (script: string, ...words: readonly string[]) => {
	const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...words], {
		cwd: desk,
		encoding: 'utf8',
	});
	return { status, says: stdout + stderr };
};
const undo = () => node('scripts/publish.ts', '--undo');
function write(file: string, record: unknown): void {
	mkdirSync(dirname(join(desk, file)), { recursive: true });
	writeFileSync(join(desk, file), `${JSON.stringify(record, null, 2)}\n`);
}
const read = (file: string) => JSON.parse(readFileSync(join(desk, file), 'utf8'));
const online = (file: string) => JSON.parse(git('--git-dir', server, 'show', `main:${file}`));
const edits = () => git('status', '--porcelain', '--untracked-files=all').trim();

/** As `npm run publish` leaves it. */
function published(what: string): void {
	node('scripts/records.ts');
	git('add', '--all');
	git('commit', '--quiet', '--message', `Publish: ${what}`);
	git('push', '--quiet', 'live', 'HEAD:main');
}

const prepared = mkdtempSync(join(tmpdir(), 'aeg-undo-'));

/** Works in a folder: the owner's, and the server's repository beside it. */
function workIn(where: string): void {
	folder = where;
	[desk, server] = [join(folder, 'desk'), join(folder, 'server.git')];
}

before(() => {
	workIn(prepared);
	execFileSync('git', ['init', '--quiet', '--initial-branch=main', desk]);
	execFileSync('git', ['init', '--quiet', '--bare', server]);
	git('config', 'user.email', 'owner@aeg.example');
	git('config', 'user.name', 'Owner');
	git('remote', 'add', 'live', '../server.git');
	mkdirSync(join(desk, 'media'));
	writeFileSync(join(desk, 'media', 'note'), '');
	write(company, lines('Before'));
	write('content/records/plans.json', { hosting: [] });
	published('first');
	write(company, lines('Published'));
	write(hemp, { title: 'Hemp' });
	published('company, mats/hemp');
});
after(() => rmSync(prepared, { recursive: true }));
beforeEach(() => {
	workIn(mkdtempSync(join(tmpdir(), 'aeg-undo-')));
	cpSync(prepared, folder, { recursive: true });
	process.chdir(desk);
});
afterEach(() => {
	process.chdir(root);
	rmSync(folder, { recursive: true });
});

test('[OWN-6] an undo goes on with edits that are not published, and they stay', () => {
	write(company, lines('Published', '462016'));
	write('content/records/plans.json', { hosting: ['new'] });
	write('content/records/mats/flax.json', { title: 'Flax' });
	const { status, says } = undo();
	assert.equal(status, 0, says);
	assert.match(says, /The state before the last publishing is online again/);
	assert.match(says, /is still in its forms: .*Address, phones, accounts.*Fibre mats.*Plans and prices/);
	assert.doesNotMatch(says, /stayed as you left them/);
	assert.deepEqual(online(company), lines('Before'));
	assert.deepEqual(read(company), lines('Before', '462016'));
	assert.deepEqual(read('content/records/plans.json'), { hosting: ['new'] });
	assert.deepEqual(read('content/records/mats/flax.json'), { title: 'Flax' });
	assert.ok(!existsSync(join(desk, hemp)), 'what was taken back');
	assert.match(readFileSync(join(desk, 'content/records/index/mats.ts'), 'utf8'), /flax/);
	assert.doesNotMatch(edits(), /hemp/);
});

test('[OWN-6] where an edit changed the very words that are taken back, what was typed stays in its form and is named', () => {
	write(company, lines('Typed'));
	write(hemp, { title: 'Hemp fibre' });
	const { status, says } = undo();
	assert.equal(status, 0, says);
	assert.match(says, /these stayed as you left them: Address, phones, accounts, Fibre mats\. Look at them/);
	assert.deepEqual(online(company), lines('Before'));
	assert.deepEqual([read(company), read(hemp)], [lines('Typed'), { title: 'Hemp fibre' }]);
	assert.match(edits(), /M content\/records\/company\.json/);
});

test('[OWN-6] an edit that cannot be read stays too', () => {
	writeFileSync(join(desk, 'content/records/mats/flax.json'), '{ "title": ');
	const { status, says } = undo();
	assert.equal(status, 0, says);
	assert.doesNotMatch(says, /^\s+at /m);
	assert.equal(readFileSync(join(desk, 'content/records/mats/flax.json'), 'utf8'), '{ "title": ');
	assert.deepEqual([online(company), read(company)], [lines('Before'), lines('Before')]);
});

test('[OWN-6] an undo is undone by another one, as often as wanted', () => {
	const button = { Before: 'Undo the last publishing', Published: 'Publish again what was undone' };
	for (const [street, words] of [
		['Before', /The state before the last publishing is online again/],
		['Published', /What you had undone is online again/],
		['Before', /The state before the last publishing is online again/],
		['Published', /What you had undone is online again/],
	] as const) {
		assert.equal(whatUndoDoes().button, button[street]);
		const { status, says } = undo();
		assert.equal(status, 0, says);
		assert.match(says, words);
		assert.deepEqual([online(company), read(company)], [lines(street), lines(street)]);
		assert.equal(existsSync(join(desk, hemp)), street === 'Published');
		assert.equal(edits(), '');
	}
});

test('[OWN-6] an undo that the server refuses changes nothing here', () => {
	const hook = join(server, 'hooks', 'pre-receive');
	writeFileSync(hook, '#!/bin/sh\necho "It could not be built."\nexit 1\n', { mode: 0o755 });
	write(company, lines('Typed'));
	const before = [git('rev-parse', 'HEAD'), edits()];
	const { status, says } = undo();
	assert.equal(status, 1);
	assert.match(says, /It could not be built\.[\s\S]*The server refused it/);
	assert.deepEqual([git('rev-parse', 'HEAD'), edits()], before);
	assert.deepEqual([read(company), online(company)], [lines('Typed'), lines('Published')]);
});

test('[OWN-6] words that somebody has committed since are not taken back with it', () => {
	write(company, lines('By a developer'));
	git('commit', '--quiet', '--all', '--message', 'Another street');
	const { status, says } = undo();
	assert.equal(status, 1);
	assert.match(says, /its words were changed again since/);
	assert.deepEqual([read(company), edits()], [lines('By a developer'), '']);
});
