import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A benchmark takes what follows its name on the command line. */
export type Bench = (options: readonly string[]) => Promise<void>;

export type Served = { readonly origin: string; close(): Promise<void> };

/** Serves the build with our own server, on a port and a data folder of its own, until closed. */
export async function serveBuild(port = 3390): Promise<Served> {
	const origin = `http://127.0.0.1:${port}`;
	if (await answers(origin)) throw new Error(`Port ${port} is taken: stop what listens there.`);
	const data = await mkdtemp(join(tmpdir(), 'bench-data-'));
	const child = spawn(process.execPath, ['scripts/start.ts'], {
		env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'error' },
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	while (child.exitCode === null && !(await answers(`${origin}/healthz`))) {
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	if (child.exitCode !== null) throw new Error('The server ended before it answered.');
	return {
		origin,
		async close() {
			const ended = new Promise((resolve) => child.once('exit', resolve));
			child.kill('SIGTERM');
			await ended;
			await rm(data, { recursive: true, force: true });
		},
	};
}

function answers(address: string): Promise<boolean> {
	return fetch(address).then(
		({ ok }) => ok,
		() => false,
	);
}
