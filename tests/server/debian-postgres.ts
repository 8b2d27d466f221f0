import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './server-process.ts';

const programs = spawnSync('pg_config', ['--bindir']).stdout?.toString().trim() ?? '';
const installed = spawnSync(join(programs, 'initdb'), ['--version']).status === 0;
const run = promisify(execFile);

/** Whether PostgreSQL is installed with its own tools: those of npm come without `pg_dump` and `pg_restore`. */
export const skipWithoutTools = installed
	? false
	: 'PostgreSQL is not installed here: apt-get install postgresql';

/** A PostgreSQL server as the system packs it. */
export type ToolsPostgres = AsyncDisposable & {
	/** Runs one of PostgreSQL's own programs. */
	readonly tool: (name: string, ...words: string[]) => Promise<unknown>;
	/** Names a database on it. */
	readonly url: (database: string) => string;
};

/** PostgreSQL refuses to run as root: then it runs as the user that its package makes. */
function owner(): { uid?: number; gid?: number } {
	if (process.getuid?.() !== 0) return {};
	const idOf = (what: string) => Number(execFileSync('id', [what, 'postgres']).toString());
	return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Starts a server on a fresh folder. */
export async function startToolsPostgres(): Promise<ToolsPostgres> {
	const [folder, port, user] = [temporaryFolder(), await freePort(), owner()];
	if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? 0);
	const data = join(folder, 'data');
	const tool = (name: string, ...words: string[]) => run(join(programs, name), words, { cwd: folder });
	await run(
		join(programs, 'initdb'),
		['-D', data, '-U', 'server', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
		{
			cwd: folder,
			...user,
		},
	);
	const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
	const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
		cwd: folder,
		stdio: 'ignore',
		...user,
	});
	const isReady = () => tool('pg_isready', '-h', '127.0.0.1', '-p', String(port)).catch(() => undefined);
	while (server.exitCode === null && !(await isReady())) await pause(50);
	return {
		tool,
		url: (database) => `postgres://server@127.0.0.1:${port}/${database}`,
		async [Symbol.asyncDispose]() {
			const gone = new Promise((resolve) => server.once('exit', resolve));
			server.kill('SIGINT');
			await gone;
		},
	};
}
