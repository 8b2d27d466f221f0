import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { it, type TestContext } from 'node:test';
import { writeBuild } from '../server/fixture-build.ts';
import { freePort } from '../server/free-port.ts';
import { temporaryFolder } from '../server/server-process.ts';
import { full, until } from './until.ts';

const answers = (port: number) =>
	fetch(`http://127.0.0.1:${port}/healthz`).then(
		({ ok }) => ok,
		() => false,
	);

/** Starts something in a group of its own, of which nothing is left at the end of the test. */
function start(test: TestContext, [command = '', ...words]: readonly string[], environment: object) {
	const child = spawn(command, words, {
		detached: true,
		stdio: 'ignore',
		env: { ...process.env, DATA_DIR: temporaryFolder(), ...environment },
	});
	const group = child.pid;
	assert.ok(group);
	test.after(() => {
		try {
			process.kill(-group, 'SIGKILL');
		} catch {
			// all of it has ended
		}
	});
	return child;
}

const ways = [
	['npm run dev', ['npm', 'run', 'dev'], 'Ctrl-C'],
	['npm start', ['npm', 'start'], 'SIGTERM'],
	['npm run dev', ['npm', 'run', 'dev'], 'SIGTERM'],
	['the development server', [process.execPath, 'scripts/dev.ts'], 'SIGTERM'],
	['the development server', [process.execPath, 'scripts/dev.ts'], 'SIGKILL'],
	['npm start', ['npm', 'start'], 'Ctrl-C'],
] as const;

for (const [what, command, signal] of full ? ways : ways.slice(0, 2))
	it(`${signal} to ${what} ends the server of the API too`, async (test) => {
		const [site, api] = [await freePort(), await freePort()];
		const started = start(test, command, {
			PORT: String(what === 'npm start' ? api : site),
			API_PORT: String(api),
			BUILD_DIR: writeBuild(join(temporaryFolder(), 'build')),
		});
		await until('the API answers', () => answers(api), 60);
		// a terminal tells the whole group
		if (signal === 'Ctrl-C') process.kill(-(started.pid ?? 0), 'SIGINT');
		else started.kill(signal);
		await until('the API has ended', async () => !(await answers(api)), 30);
	});
