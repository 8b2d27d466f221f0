import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Node's own HTTP server in a process of its own: it sends the same bytes, and parses a submission without storing it. */

const page = readFileSync('build/client/About/index.html.br');
const headers = { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': page.length };

const server = createServer((request, reply) => {
	if (request.method === 'GET') return reply.writeHead(200, headers).end(page);
	let body = '';
	request.on('data', (chunk) => {
		body += chunk;
	});
	request.on('end', () =>
		reply
			.writeHead(200, { 'content-type': 'application/json' })
			.end(JSON.stringify({ success: JSON.parse(body).name !== '' })),
	);
});
server.listen(0, '127.0.0.1', () =>
	console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
