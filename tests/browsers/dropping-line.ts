import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line between a browser and the server, on which nothing may answer. */
export type Line = Awaited<ReturnType<typeof openLine>>;

/** @param server where the server listens, e.g. `http://127.0.0.1:3310` */
export async function openLine(server: string) {
	let isDown = false;
	/** The path of a file that fails once. */
	let failing: string | undefined;

	const line = createServer((asked, answer) => {
		const { url = '/', method, headers } = asked;
		if (isDown) return void asked.socket.destroy();
		if (url === failing && method === 'GET') {
			failing = undefined;
			return void answer.writeHead(503).end();
		}
		const forwarded = request(server + url, { method, headers }, (from) => {
			answer.writeHead(from.statusCode ?? 502, from.headers);
			from.pipe(answer);
		});
		forwarded.on('error', () => asked.socket.destroy());
		asked.pipe(forwarded);
	});
	line.listen(0, '127.0.0.1');
	await once(line, 'listening');

	return {
		origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
		/** The next request for a file fails, those after it do not. */
		failOnce: (path: string) => {
			failing = path;
		},
		drop: () => {
			isDown = true;
			line.closeAllConnections();
		},
		restore: () => {
			isDown = false;
		},
		close: () => {
			line.closeAllConnections();
			line.close();
		},
	};
}
