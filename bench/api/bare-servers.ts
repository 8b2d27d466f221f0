import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

export type BareServer = { readonly origin: string; readonly close: () => Promise<void> };

const text = { type: 'string' };
const schema = {
	body: {
		type: 'object',
		required: ['name', 'email', 'message'],
		properties: { name: text, email: text, message: text },
	},
};

/** Fastify as it comes: answers the same page, and parses, checks and forgets a letter. */
export async function bareFastify(page: Buffer): Promise<BareServer> {
	const app = Fastify();
	app.get('/About', (_, reply) => reply.type('text/html').send(page));
	app.post('/api/send-email', { schema }, () => ({ success: true, reference: 'AEG-0000-0000-0000' }));
	const origin = await app.listen({ port: 0, host: '127.0.0.1' });
	return { origin, close: () => app.close() };
}

/** Node's own server: the same page, and a letter parsed and forgotten. */
export async function bareNode(page: Buffer): Promise<BareServer> {
	const server = createServer((request, reply) => {
		if (request.method === 'GET')
			return reply.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length }).end(page);
		let body = '';
		request.on('data', (chunk) => {
			body += chunk;
		});
		request.on('end', () =>
			reply
				.writeHead(200, { 'content-type': 'application/json' })
				.end(JSON.stringify({ success: JSON.parse(body).name !== '' })),
		);
	}).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	const { port } = server.address() as AddressInfo;
	const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
	return { origin: `http://127.0.0.1:${port}`, close };
}
