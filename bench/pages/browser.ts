import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserFlags, browserPath } from '../../scripts/browser.ts';

/** A headless Chromium with an empty profile that Lighthouse may drive; its resolver knows this machine only. */
export async function openBrowser(): Promise<{ readonly port: number; close(): Promise<void> }> {
	const path = browserPath();
	if (path === undefined) throw new Error('No Chromium was found. Install it, or name one in CHROMIUM_PATH.');
	const profile = await mkdtemp(join(tmpdir(), 'bench-'));
	const child = spawn(path, [
		...browserFlags,
		'--headless',
		'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
		'--remote-debugging-port=0',
		`--user-data-dir=${profile}`,
		// the page of a new tab would work beside the page that is measured
		'about:blank',
	]);
	return {
		port: await debuggingPort(child),
		async close() {
			const ended = new Promise((resolve) => child.once('exit', resolve));
			if (child.kill('SIGKILL')) await ended;
			await rm(profile, { recursive: true, force: true, maxRetries: 5 });
		},
	};
}

function debuggingPort(child: ChildProcess): Promise<number> {
	return new Promise((resolve, reject) => {
		let said = '';
		child.stderr?.on('data', (chunk: Buffer) => {
			said += chunk;
			const port = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//.exec(said)?.[1];
			if (port !== undefined) resolve(Number(port));
		});
		child.once('exit', () => reject(new Error(`Chromium ended before it listened: ${said.slice(0, 400)}`)));
	});
}
