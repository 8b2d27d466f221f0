import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Runs `npm run publish` and answers with what it says, as it says it. Only pages of our own origin can ask for it: others
 * cannot send the header.
 */
export const publish =
	(words: readonly string[]) =>
	(request: IncomingMessage, response: ServerResponse): void => {
		if (request.method !== 'POST' || request.headers['x-edit'] !== '1') {
			response.writeHead(400).end();
			return;
		}
		response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
		const child = spawn(process.execPath, ['scripts/publish.ts', ...words]);
		child.stdout.pipe(response, { end: false });
		child.stderr.pipe(response, { end: false });
		child.on('close', (code) => response.end(code === 0 ? '\nDone.\n' : '\nNothing was published.\n'));
	};
