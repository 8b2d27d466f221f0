import { spawnSync } from 'node:child_process';
import { bareEnvironment } from './bare-environment.ts';
import { temporaryFolder } from './server-process.ts';

/** Starts the server with settings under which it cannot start, or only warns. */
export function start(environment: Readonly<Record<string, string>>) {
	return spawnSync(process.execPath, ['server/main.ts'], {
		env: {
			...bareEnvironment,
			PORT: '0',
			DATA_DIR: temporaryFolder(),
			MAIL_TO: 'a@b.example',
			...environment,
		},
		encoding: 'utf8',
		timeout: 30_000,
	});
}
