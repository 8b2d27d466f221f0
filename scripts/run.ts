import { spawn } from 'node:child_process';

/** Runs a command with our own output; rejects with its name when it fails. */
export function run(
	command: string,
	parameters: readonly string[],
	environment: NodeJS.ProcessEnv = {},
): Promise<void> {
	const child = spawn(command, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } });
	return new Promise((resolve, reject) => {
		child.on('error', reject);
		child.on('exit', (code) => {
			if (code === 0) resolve();
			else reject(new Error(`${[command, ...parameters].join(' ')} ended with ${code}`));
		});
	});
}
