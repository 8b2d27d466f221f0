import type { Config } from './config.ts';

/**
 * Why the server cannot listen, in a sentence that names the setting to change.
 * @param problem what listening failed with; any other failure is thrown on
 */
export function cannotListen(problem: unknown, { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): string {
	switch ((problem as NodeJS.ErrnoException).code) {
		case 'EADDRINUSE':
			return `PORT must be free: something else listens on ${PORT} already.`;
		case 'EACCES':
			return `PORT must be one that this user may listen on: ${PORT} is kept for the administrator. Use 1024 or more.`;
		case 'EADDRNOTAVAIL':
			return `HOST must be an address of this machine: ${HOST} is none.`;
		default:
			throw problem;
	}
}
