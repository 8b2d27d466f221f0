import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { commonHeaders } from '../static/headers.ts';

/** How many answers one connection may wait for. Browsers and proxies wait for one at a time. */
const mostPipelined = 16;

/** Of one connection: how many answers it waits for, and when it is cut unless it asks for something more. */
type Waiting = { answers: number; cut?: NodeJS.Timeout };

/**
 * Cuts a connection that asks on and on without taking what it asked for, and one that asks for nothing more. Node's own
 * timeout for the second begins anew with each blank line, so that a few bytes would hold a connection for ever.
 * @param idle milliseconds after the last answer, longer than Node's timeout
 */
export function boundConnections(app: FastifyInstance, idle: number): void {
	const connections = new WeakMap<Socket, Waiting>();
	app.server.prependListener('connection', (socket) => {
		const waiting: Waiting = { answers: 0 };
		connections.set(socket, waiting);
		socket.once('close', () => clearTimeout(waiting.cut));
	});
	app.server.prependListener('request', ({ socket }, response) => {
		const waiting = connections.get(socket);
		if (!waiting) return;
		clearTimeout(waiting.cut);
		waiting.answers++;
		if (waiting.answers > mostPipelined) socket.destroy();
		else
			response.once('close', () => {
				waiting.answers--;
				if (waiting.answers > 0 || socket.destroyed) return;
				waiting.cut = setTimeout(() => socket.destroy(), idle);
			});
	});
}

/** The status for what Node could not read as a request. */
const statuses: Readonly<Record<string, number>> = {
	ERR_HTTP_REQUEST_TIMEOUT: 408,
	HPE_HEADER_OVERFLOW: 431,
};

/** Answers an expectation that we cannot meet (RFC 9110, 10.1.1), of which Node tells no route, with the headers that every answer carries. */
export function refuseExpectations(app: FastifyInstance, config: Pick<Config, 'PUBLIC_ORIGIN'>): void {
	const headers = { ...commonHeaders(config), 'cache-control': 'no-store', connection: 'close' };
	app.server.on('checkExpectation', (_, response) => response.writeHead(417, headers).end());
}

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
