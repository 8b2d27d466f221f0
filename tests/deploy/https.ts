import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { connect } from 'node:tls';
import type { FrontServer } from './proxies.ts';

export type HttpsAnswer = {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly body: string;
};

type Asking = {
	readonly method?: string;
	readonly headers?: Record<string, string>;
	readonly body?: string;
	/** The name that is told while the connection opens. */
	readonly servername?: string;
};

/** Asks over TLS, trusting only the test's own certificate. */
export function askHttps(
	{ port, certificate }: FrontServer,
	path: string,
	{ method = 'GET', headers = {}, body = '', servername = 'localhost' }: Asking = {},
): Promise<HttpsAnswer> {
	const agent = new Agent({ ca: certificate, keepAlive: false });
	return new Promise((resolve, reject) => {
		const sent = request(
			{ host: 'localhost', port, path, method, headers, agent, servername, timeout: 20_000 },
			(answer) => {
				let text = '';
				answer.setEncoding('utf8');
				answer.on('data', (chunk) => {
					text += chunk;
				});
				answer.on('end', () =>
					resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
				);
			},
		);
		sent.on('error', reject);
		sent.end(body);
	});
}

/** The protocol that a browser which likes HTTP/2 best comes to speak. */
export function protocolOf({ port, certificate }: FrontServer): Promise<string | false | null> {
	return new Promise((resolve, reject) => {
		const socket = connect({
			host: 'localhost',
			servername: 'localhost',
			port,
			ca: certificate,
			ALPNProtocols: ['h2', 'http/1.1'],
		});
		socket.on('error', reject);
		socket.on('secureConnect', () => {
			resolve(socket.alpnProtocol);
			socket.destroy();
		});
	});
}
