import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bareEnvironment } from './bare-environment.ts';

/** The real server in a process of its own, so that it can be killed. */
export type ServerProcess = AsyncDisposable & {
	readonly origin: string;
	readonly process: ChildProcess;
	/** What it has written so far: its log, one line of JSON for each event. */
	readonly said: () => string;
	/** Sends a signal and resolves with the exit code (null when the signal ended it). */
	readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
};

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'server-'));

const unlimited = { SUBMISSIONS_PER_NETWORK: '0', SUBMISSIONS_PER_HOUR: '0' };

/**
 * Starts the server and resolves once it listens.
 * @param cwd the repository whose server it is, where it is not this one
 */
export async function startServer(
	environment: Readonly<Record<string, string>>,
	cwd = process.cwd(),
): Promise<ServerProcess> {
	const child = spawn(process.execPath, ['server/main.ts'], {
		cwd,
		env: {
			...bareEnvironment,
			PORT: '0',
			LOG_LEVEL: 'error',
			BUILD_DIR: '/nonexistent',
			...unlimited,
			...environment,
		},
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	let said = '';
	child.stdout.on('data', (chunk) => {
		said += chunk;
	});
	const deadline = Date.now() + 60_000;
	for (;;) {
		const port = /^AEG is open at http:\/\/[^:]+:(\d+)/m.exec(said)?.[1];
		if (port)
			return {
				origin: `http://127.0.0.1:${port}`,
				process: child,
				said: () => said,
				end: (signal) => end(child, signal),
				[Symbol.asyncDispose]: async () => void (await end(child, 'SIGKILL')),
			};
		if (child.exitCode !== null || Date.now() > deadline)
			throw new Error(`the server did not open:\n${said}`);
		await pause(10);
	}
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
	if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
	const exit = once(child, 'exit');
	child.kill(signal);
	await exit;
	return child.exitCode;
}
