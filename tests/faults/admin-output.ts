import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { bareEnvironment } from '../server/bare-environment.ts';

const run = promisify(execFile);

/** Runs the staff's admin against a running server, and returns what it says. */
export async function adminOutput(
	environment: Readonly<Record<string, string>>,
	...words: string[]
): Promise<string> {
	const { stdout } = await run(process.execPath, ['server/admin/main.ts', ...words], {
		env: { ...bareEnvironment, ...environment },
	});
	return stdout;
}
