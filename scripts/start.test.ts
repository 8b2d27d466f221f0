import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { it, mock } from 'node:test';
import { buildAsText } from '#contract/build.ts';
import type { BuildState } from './build-state.ts';
import { prepareBuild } from './prepare-build.ts';

/** Prepares a build that takes 40 seconds, and notes what is said and done. */
async function prepare(state: BuildState, canBuild: boolean) {
	mock.timers.enable({ apis: ['Date'] });
	const log = mock.method(console, 'log', () => undefined);
	let builds = 0;
	const build = async () => {
		builds++;
		mock.timers.tick(40_000);
	};
	const ready = await prepareBuild(state, canBuild, build);
	const said = log.mock.calls.map((call) => String(call.arguments[0]));
	mock.reset();
	return { ready, builds, said };
}

for (const canBuild of [true, false])
	it(`serves a fresh build without a word ${canBuild ? 'with' : 'without'} the development packages`, async () => {
		assert.deepEqual(await prepare('fresh', canBuild), { ready: true, builds: 0, said: [] });
	});

for (const state of ['missing', 'stale'] as const)
	it(`makes a build that is ${state}, and says so before and how long it took after`, async () => {
		const { ready, builds, said } = await prepare(state, true);
		assert.deepEqual({ ready, builds, lines: said.length }, { ready: true, builds: 1, lines: 2 });
		assert.match(said[0] ?? '', /building/i);
		assert.match(said[1] ?? '', /40 s/);
	});

it('serves a stale build with a warning where the development packages are left out', async () => {
	const { ready, builds, said } = await prepare('stale', false);
	assert.deepEqual({ ready, builds, lines: said.length }, { ready: true, builds: 0, lines: 1 });
	assert.match(said[0] ?? '', /older than its sources/);
});

it('does not start without a build and without the packages that make one', async () => {
	const { ready, builds, said } = await prepare('missing', false);
	assert.deepEqual({ ready, builds, lines: said.length }, { ready: false, builds: 0, lines: 1 });
	assert.match(said[0] ?? '', /npm run build/);
});

it('npm start prints at most two lines when it does not build, the address among them', async () => {
	const home = mkdtempSync(join(tmpdir(), 'start-'));
	mkdirSync(join(home, 'build/client'), { recursive: true });
	const needs = { csp: { script: [], style: [] }, file: 'index.html', etag: '"1"' };
	writeFileSync(join(home, 'build/client/index.html'), '<p>A page.</p>');
	writeFileSync(
		join(home, 'build/pages.json'),
		buildAsText({ origin: '', pages: { '/': needs }, responses: {} }),
	);
	const started = spawn(process.execPath, [resolve('scripts/start.ts')], {
		cwd: home,
		env: { PORT: '0', LOG_LEVEL: 'warn' },
	});
	const lines: string[] = [];
	const ended = new Promise((end) => started.on('close', end));
	createInterface(started.stderr).on('line', (line) => lines.push(line));
	const address = await new Promise<string>((told) => {
		started.on('close', () => told(''));
		createInterface(started.stdout).on('line', (line) => {
			lines.push(line);
			const [named] = /http:\/\/localhost:\d+/.exec(line) ?? [];
			if (named) told(named);
		});
	});
	assert.notEqual(address, '', lines.join('\n'));
	const page = await fetch(address);
	started.kill('SIGTERM');
	await ended;
	assert.equal(page.status, 200);
	assert.ok(lines.length <= 2, lines.join('\n'));
});
