import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** A bare Fastify in a process of its own: sends the same bytes, and checks a submission without storing it. */

const page = readFileSync('build/client/About/index.html.br');
const text = { type: 'string' };
const schema = {
	body: {
		type: 'object',
		required: ['name', 'email', 'message'],
		properties: { name: text, email: text, message: text },
	},
};

const app = Fastify();
app.get('/About', (_, reply) => reply.type('text/html').header('content-encoding', 'br').send(page));
app.post('/api/send-email', { schema }, () => ({ success: true, reference: 'AEG-0000-0000-0000' }));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
