import { spawn } from 'node:child_process';
import { type Answer, pressed } from './answer.ts';

/** Runs `npm run publish` and answers with what it says, as it says it. */
export const publish = (words: readonly string[]): Answer =>
	pressed((_, response) => {
		response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
		const child = spawn(process.execPath, ['scripts/publish.ts', ...words]);
		child.stdout.pipe(response, { end: false });
		child.stderr.pipe(response, { end: false });
		child.on('close', (code) => response.end(code === 0 ? '\nDone.\n' : '\nNothing was published.\n'));
	});
