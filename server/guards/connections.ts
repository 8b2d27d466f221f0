import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { commonHeaders } from '../static/headers.ts';

/** How many answers one connection may wait for. Browsers and proxies wait for one at a time. */
const mostPipelined = 16;

/** Cuts a connection that asks on and on without taking what it asked for. */
export function boundPipelines(app: FastifyInstance): void {
	const owed = new WeakMap<Socket, number>();
	app.server.prependListener('request', ({ socket }, response) => {
		const n = (owed.get(socket) ?? 0) + 1;
		owed.set(socket, n);
		if (n > mostPipelined) socket.destroy();
		else response.once('close', () => owed.set(socket, (owed.get(socket) ?? 1) - 1));
	});
}

/** The status for what Node could not read as a request. */
const statuses: Readonly<Record<string, number>> = {
	ERR_HTTP_REQUEST_TIMEOUT: 408,
	HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is no request, with the headers that every answer carries, and ends the connection. */
export function unreadable(
	config: Pick<Config, 'PUBLIC_ORIGIN'>,
): (problem: NodeJS.ErrnoException, socket: Socket) => void {
	const headers = { ...commonHeaders(config), 'content-length': '0', connection: 'close' };
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
	return ({ code = '' }, socket) => {
		const status = statuses[code] ?? 400;
		if (code !== 'ECONNRESET' && socket.writable)
			socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
		socket.destroy();
	};
}
