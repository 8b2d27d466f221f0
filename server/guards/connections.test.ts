import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, before, it } from 'node:test';
import Fastify from 'fastify';
import { openServer, type TestServer } from '../../tests/server/open-server.ts';
import { commonHeaders } from '../static/headers.ts';
import { boundConnections } from './connections.ts';

let server: TestServer;
let port: number;
before(async () => {
	server = await openServer();
	await server.app.listen({ port: 0, host: '127.0.0.1' });
	port = (server.app.server.address() as { port: number }).port;
});
after(() => server.close());

/** The end of a connection, however it ends: being cut may reach the other side as ECONNRESET. */
const closed = (socket: Socket) =>
	new Promise<void>((resolve) => socket.on('error', () => {}).on('close', () => resolve()));

/** Sends bytes and returns all that comes back until the connection is closed. */
async function get(bytes: string): Promise<string> {
	let said = '';
	const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
	socket.setEncoding('latin1').on('data', (part) => {
		said += part;
	});
	await closed(socket);
	return said;
}

const film = 'GET /films/loom.1a2b3c4d.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n';

it('an expectation that nobody can meet is refused with the headers of every answer', async () => {
	const asked = get('GET /faq HTTP/1.1\r\nHost: localhost\r\nExpect: 200-ok\r\n\r\n');
	const said = (await asked).toLowerCase();
	assert.match(said, /^http\/1\.1 417 /);
	for (const [name, value] of Object.entries(commonHeaders(server.config)))
		assert.ok(said.includes(`${name}: ${value}`), name);
	assert.match(said, /cache-control: no-store/);
	assert.match(
		await get('GET /faq HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
		/^HTTP\/1\.1 200 /,
	);
});

it('row 17: a reader who takes nothing of what was sent is cut after a minute', async () => {
	// Node looks twice before it cuts
	assert.equal(server.app.server.timeout, 60_000 / 2);
	server.app.server.setTimeout(300);
	const cut = once(server.app.server, 'connection').then(([socket]) => closed(socket));
	const socket = connect(port, '127.0.0.1', () => socket.write(film.repeat(16)));
	socket.pause().on('error', () => {});
	await cut;
	socket.destroy();
	server.app.server.setTimeout(60_000 / 2);
});

it('row 17: a connection waits for a few answers at a time, and is cut when it asks on without taking them', async () => {
	const answers = async (n: number) => {
		let said = '';
		const socket = connect(port, '127.0.0.1', () => socket.write(film.repeat(n)));
		socket.setEncoding('latin1').on('data', (part) => {
			said += part;
			if (said.split('HTTP/1.1 200').length > n) socket.end();
		});
		await closed(socket);
		return said.split('HTTP/1.1 200').length - 1;
	};
	assert.equal(await answers(16), 16);
	assert.ok((await answers(200)) < 17);
	assert.equal(await answers(1), 1);
});

it('row 17: a connection that sends nothing but blank lines after its answer is cut', {
	timeout: 20_000,
}, async (test) => {
	const app = Fastify({ keepAliveTimeout: 60_000 });
	test.after(() => app.close());
	boundConnections(app, 300);
	app.get('/', () => 'here');
	await app.listen({ port: 0, host: '127.0.0.1' });
	const { port: own } = app.server.address() as { port: number };
	const socket = connect(own, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
	const end = closed(socket);
	const [said] = await once(socket, 'data');
	assert.match(String(said), /^HTTP\/1\.1 200 /);
	const blank = setInterval(() => socket.write('\r\n'), 50);
	test.after(() => clearInterval(blank));
	await end;
});

it('row 17: what asks again in time is not cut, however long its answer takes', {
	timeout: 20_000,
}, async (test) => {
	const app = Fastify();
	test.after(() => app.close());
	boundConnections(app, 300);
	app.get('/', () => 'here');
	app.get('/slow', () => new Promise((answer) => setTimeout(answer, 900, 'late')));
	await app.listen({ port: 0, host: '127.0.0.1' });
	const { port: own } = app.server.address() as { port: number };
	const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
	let said = '';
	const socket = connect(own, '127.0.0.1', () => socket.write(ask('/') + ask('/slow')));
	socket.on('data', (part) => {
		said += part;
	});
	await closed(socket);
	assert.match(said, /here[\s\S]*late$/);
});
