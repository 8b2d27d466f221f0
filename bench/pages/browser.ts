import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserFlags, browserPath } from '../../scripts/browser.ts';

export type DebuggedBrowser = { readonly port: number; close(): Promise<void> };

/** Whether this process may say who goes first to the processor: root on Linux may. */
export const mayRank = process.platform === 'linux' && process.getuid?.() === 0;

/**
 * A headless Chromium with an empty profile that Lighthouse may drive; its resolver knows this machine only.
 * @param first lets pages go first to the processor
 */
export async function openBrowser(first: boolean): Promise<DebuggedBrowser> {
	const path = browserPath();
	if (path === undefined) throw new Error('No Chromium was found. Install it, or name one in CHROMIUM_PATH.');
	const profile = await mkdtemp(join(tmpdir(), 'bench-'));
	const child = spawn(path, [
		...browserFlags,
		'--headless',
		'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
		'--remote-debugging-port=0',
		`--user-data-dir=${profile}`,
		// the page that a new tab shows works for as long as it is there
		'about:blank',
	]);
	const close = async () => {
		const ended = new Promise((resolve) => child.once('exit', resolve));
		if (child.kill('SIGKILL')) await ended;
		await rm(profile, { recursive: true, force: true, maxRetries: 5 });
	};
	try {
		const port = await debuggingPort(child);
		if (first) goFirst(profile);
		return { port, close };
	} catch (error) {
		// a browser of which only some processes go first may keep both cores for good
		await close();
		throw error;
	}
}

/**
 * Lets the processes of all pages go before all others to the processor: they inherit it from Chromium's zygotes.
 * Otherwise a page waits about as long as it works on two cores, in line behind the browser, its drawing, Lighthouse and
 * the server, for which a phone has cores of their own.
 */
function goFirst(profile: string): void {
	const zygotes = execFileSync('pgrep', ['--full', `type=zygote .*${profile}`], { encoding: 'utf8' });
	for (const id of zygotes.trim().split('\n'))
		execFileSync('chrt', ['--all-tasks', '--fifo', '--pid', '1', id]);
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
