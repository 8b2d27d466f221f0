import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startServer } from '../../tests/server/server-process.ts';

/** A server that is measured, in a process of its own. */
export type Contestant = {
	readonly name: string;
	readonly origin: string;
	readonly pid: number;
	readonly end: () => Promise<unknown>;
};

export async function startBare(name: 'fastify' | 'node'): Promise<Contestant> {
	const child = spawn(process.execPath, [`bench/api/bare-${name}.ts`], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const [origin] = await once(child.stdout, 'data');
	const gone = once(child, 'exit');
	const end = () => {
		child.kill();
		return gone;
	};
	return { name: `bare ${name}`, origin: String(origin).trim(), pid: child.pid ?? 0, end };
}

/** A mail server that does not exist: emails stay in the outbox. */
const nobody = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_TO: 'office@aeg.example' };

/** Far above what a run sends, but counted for every submission as in production. */
const limits = { SUBMISSIONS_PER_NETWORK: '1000000', SUBMISSIONS_PER_HOUR: '10000000' };

/**
 * Starts the built server on a store.
 * @param mailing whether emails are written to its folder meanwhile, each fsynced; else they wait for a mail server
 */
export async function startStored(folder: string, mailing: boolean): Promise<Contestant> {
	const server = await startServer({
		...limits,
		...(mailing ? {} : nobody),
		DATA_DIR: folder,
		BUILD_DIR: 'build',
		LOG_LEVEL: 'silent',
	});
	return {
		name: mailing ? 'server, mailing' : 'server',
		origin: server.origin,
		pid: server.process.pid ?? 0,
		end: () => server.end('SIGKILL'),
	};
}
