import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a command with our own output; rejects with its name when it fails. */
export async function run(
	command: string,
	parameters: readonly string[],
	environment: NodeJS.ProcessEnv = {},
): Promise<void> {
	const child = spawn(command, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } });
	const [code] = await once(child, 'exit');
	if (code !== 0) throw new Error(`${[command, ...parameters].join(' ')} ended with ${code}`);
}
