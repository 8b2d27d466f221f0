import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

/** What docs/operating.md sets up under "Publishing", on one machine: the owner's copy, the bare repository, the server. */

const folder = mkdtempSync(join(tmpdir(), 'aeg-publish-'));
const [desk, bare, home] = ['desk', 'site.git', 'home'].map((name) => join(folder, name)) as [
	string,
	string,
	string,
];
const port = 4391;
const origin = `http://127.0.0.1:${port}`;
const street = 'content/records/company.json';
let server: ChildProcess;

const git = (cwd: string, ...words: readonly string[]) =>
	execFileSync('git', words, { cwd, encoding: 'utf8' });

/** Runs `npm run publish` at the owner's desk. Returns what it says, on both streams. */
function publish(...words: readonly string[]) {
	const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/publish.ts', ...words], {
		cwd: desk,
		encoding: 'utf8',
	});
	return { status, says: stdout + stderr };
}

function live(street: string | undefined): void {
	const file = join(desk, 'content/records/company.json');
	const record = JSON.parse(readFileSync(file, 'utf8'));
	if (street !== undefined) record.street = street;
	writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

const page = async () => (await fetch(`${origin}/About`)).text();

/** Asks for a page again and again while something goes on. Returns how many answers were not 200. */
async function meanwhile(work: () => unknown): Promise<number> {
	let [lost, done] = [0, false];
	const asking = (async () => {
		while (!done) {
			const status = await fetch(`${origin}/About`).then(
				(answer) => answer.status,
				() => 0,
			);
			if (status !== 200) lost++;
			await pause(100);
		}
	})();
	await work();
	// until the server has read what is new
	await pause(2000);
	done = true;
	await asking;
	return lost;
}

/** The same without holding up the requests. */
const publishAside = (...words: readonly string[]) =>
	new Promise<number | null>((done) => {
		spawn(process.execPath, ['scripts/publish.ts', ...words], { cwd: desk, stdio: 'ignore' }).on(
			'exit',
			done,
		);
	});

before(async () => {
	git('.', 'clone', '--quiet', '--no-local', '.', desk);
	symlinkSync(resolve('node_modules'), join(desk, 'node_modules'));
	git(desk, 'config', 'user.email', 'owner@aeg.example');
	git(desk, 'config', 'user.name', 'Owner');
	git(desk, 'checkout', '--quiet', '-B', 'main');
	git('.', 'clone', '--quiet', '--bare', desk, bare);
	git(bare, 'symbolic-ref', 'HEAD', 'refs/heads/main');
	mkdirSync(home);
	execFileSync('sh', ['-c', `git archive HEAD | tar -x -C "${home}"`], { cwd: desk });
	symlinkSync(resolve('node_modules'), join(home, 'node_modules'));
	spawnSync(process.execPath, ['scripts/build.ts'], { cwd: home, stdio: 'ignore' });
	server = spawn(process.execPath, ['server/main.ts'], {
		cwd: home,
		stdio: 'ignore',
		env: { ...process.env, PORT: String(port), LOG_LEVEL: 'error', DATA_DIR: join(folder, 'data') },
	});
	const hook = join(bare, 'hooks', 'pre-receive');
	writeFileSync(
		hook,
		`#!/bin/sh\nexport AEG_HOME="${home}" AEG_RELOAD="kill -HUP ${server.pid}"\nexec "${resolve('deploy/pre-receive')}"\n`,
	);
	chmodSync(hook, 0o755);
	git(desk, 'remote', 'add', 'live', bare);
	for (let tries = 0; tries < 100 && !(await fetch(`${origin}/healthz`).catch(() => undefined)); tries++)
		await pause(100);
});

after(() => {
	server.kill();
	rmSync(folder, { recursive: true, force: true });
});

test('[OWN-6] what was edited is published in one step, and no request is lost', async () => {
	live('12 Lake View Road');
	let code: number | null = null;
	const lost = await meanwhile(async () => {
		code = await publishAside();
	});
	assert.deepEqual([code, lost], [0, 0]);
	assert.match(await page(), /12 Lake View Road/);
	assert.equal(git(desk, 'status', '--porcelain', '--', street), '');
});

test('[OWN-6] a wrong record is not published, and the edit stays', async () => {
	const file = join(desk, street);
	const record = JSON.parse(readFileSync(file, 'utf8'));
	writeFileSync(file, JSON.stringify({ ...record, pinCode: '46' }));
	const { status, says } = publish();
	assert.equal(status, 1);
	assert.match(says, /“46”: an Indian pin code has six digits\./);
	assert.match(readFileSync(file, 'utf8'), /"46"/);
	writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
	assert.match(await page(), /12 Lake View Road/);
});

test('[OWN-6] without an edit there is nothing to publish', () => {
	assert.match(publish().says, /Nothing has changed since the last publishing\./);
});

test('[OWN-6] the state before the last publishing comes back, and goes again', async () => {
	let code: number | null = null;
	const lost = await meanwhile(async () => {
		code = await publishAside('--undo');
	});
	assert.deepEqual([code, lost], [0, 0]);
	assert.doesNotMatch(await page(), /12 Lake View Road/);
	const { status, says } = publish('--undo');
	assert.equal(status, 0, says);
	assert.match(says, /What you had undone is online again/);
	await meanwhile(() => undefined);
	assert.match(await page(), /12 Lake View Road/);
});

test('[OWN-6] what git cannot keep is not told as published', async () => {
	const [head, hook] = [git(desk, 'rev-parse', 'HEAD'), join(desk, '.git/hooks/pre-commit')];
	const before = readFileSync(join(desk, street), 'utf8');
	writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
	live('14 Lake View Road');
	const { status, says } = publish();
	assert.equal(status, 1);
	assert.match(says, /Git could not keep your edits/);
	assert.equal(git(desk, 'rev-parse', 'HEAD'), head);
	assert.match(readFileSync(join(desk, street), 'utf8'), /14 Lake View Road/);
	assert.doesNotMatch(await page(), /14 Lake View Road/);
	rmSync(hook);
	writeFileSync(join(desk, street), before);
});

test('[OWN-6] a change of the program is refused with the word for what it is', () => {
	writeFileSync(join(desk, 'server/extra.ts'), '');
	git(desk, 'add', 'server/extra.ts');
	git(desk, 'commit', '--quiet', '--message', 'A change of the program');
	live('14 Lake View Road');
	const { status, says } = publish();
	assert.equal(status, 1);
	assert.match(says, /The program was changed too \(server\/extra\.ts\): that is an upgrade/);
	git(desk, 'reset', '--quiet', '--hard', 'HEAD~1');
});

test('[OWN-6] where the server cannot be reached, it is said and nothing is left half done', () => {
	live('16 Lake View Road');
	const before = git(desk, 'rev-parse', 'HEAD');
	git(desk, 'remote', 'set-url', 'live', join(folder, 'nowhere.git'));
	const { status, says } = publish();
	assert.equal(status, 1);
	assert.match(says, /The server cannot be reached\./);
	assert.match(git(desk, 'status', '--porcelain', '--', street), /^ M/);
	assert.equal(git(desk, 'rev-parse', 'HEAD'), before);
	const empty = join(folder, 'empty.git');
	git('.', 'init', '--quiet', '--bare', empty);
	git(desk, 'remote', 'set-url', 'live', empty);
	assert.match(publish().says, /The server has no site yet/);
});
