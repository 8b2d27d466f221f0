import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type RawAnswer = {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
};

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request whose path goes over the wire exactly as given, without any tidying of `..` or `%`. */
export function rawRequest(
	port: number,
	method: string,
	path: string,
	headers: Record<string, string> = {},
	body = '',
): Promise<RawAnswer> {
	return new Promise((resolve, reject) => {
		const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
			const chunks: Buffer[] = [];
			answer.on('data', (chunk: Buffer) => chunks.push(chunk));
			answer.on('end', () =>
				resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
			);
			answer.on('error', reject);
		});
		sent.on('error', reject);
		sent.end(body);
	});
}
