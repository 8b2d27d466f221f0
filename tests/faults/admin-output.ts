import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs the staff's admin against a running server, and returns what it says. */
export async function adminOutput(
	environment: Readonly<Record<string, string>>,
	...words: string[]
): Promise<string> {
	const { stdout } = await run(process.execPath, ['server/admin/main.ts', ...words], {
		env: { PATH: process.env.PATH, ...environment },
	});
	return stdout;
}
