import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Copy } from '../copy-repository.ts';

/** `npm run dev` in a copy of the repository. */
export type Dev = { readonly origin: string; readonly end: () => void };

/** @param port of the site; the API has the next one */
export async function startDev(copy: Copy, port: number): Promise<Dev> {
	const dev: ChildProcess = spawn(process.execPath, ['scripts/dev.ts'], {
		cwd: copy.folder,
		stdio: 'ignore',
		env: { ...process.env, PORT: String(port), API_PORT: String(port + 1) },
	});
	const origin = `http://127.0.0.1:${port}`;
	for (let tries = 0; tries < 600; tries++) {
		if (await fetch(`${origin}/edit`).catch(() => undefined)) return { origin, end: () => void dev.kill() };
		await pause(100);
	}
	dev.kill();
	throw new Error('npm run dev did not answer within a minute');
}
