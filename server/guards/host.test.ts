import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, it } from 'node:test';
import { openServer, type TestServer } from '../../tests/server/open-server.ts';

let server: TestServer;
let port: number;
before(async () => {
	server = await openServer({ PUBLIC_ORIGIN: 'https://www.aeg.example', ALLOWED_HOSTS: 'aeg.example' });
	await server.app.listen({ port: 0, host: '127.0.0.1' });
	port = (server.app.server.address() as { port: number }).port;
});
after(() => server.close());

/** Sends bytes as they are and returns all that comes back. */
function raw(bytes: string): Promise<string> {
	const { promise, resolve } = Promise.withResolvers<string>();
	let said = '';
	const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
	socket.setEncoding('latin1').on('data', (part) => {
		said += part;
	});
	socket.on('close', () => resolve(said));
	return promise;
}

const get = (target: string, lines: string) =>
	raw(`GET ${target} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);

for (const [what, target, lines, status] of [
	['our host', '/faq', 'Host: www.aeg.example\r\n', 200],
	['our host in capitals and with a port', '/faq', 'Host: WWW.AEG.example:8443\r\n', 200],
	['a host that is allowed', '/faq', 'Host: aeg.example\r\n', 200],
	['loopback', '/faq', 'Host: localhost:3000\r\n', 200],
	['loopback by its address', '/healthz', 'Host: 127.0.0.1\r\n', 200],
	['loopback by its IPv6 address', '/healthz', 'Host: [::1]:3000\r\n', 200],
	['the host of somebody else', '/faq', 'Host: evil.example\r\n', 421],
	['a host that begins like ours', '/faq', 'Host: www.aeg.example.evil.example\r\n', 421],
	['no host', '/faq', '', 400],
	['an empty host', '/faq', 'Host:\r\n', 400],
	['two hosts', '/faq', 'Host: www.aeg.example\r\nHost: evil.example\r\n', 400],
	['a host with a path', '/faq', 'Host: www.aeg.example/faq\r\n', 400],
	['a host with a user', '/faq', 'Host: me@www.aeg.example\r\n', 400],
	['our host in the target', 'http://www.aeg.example/faq', 'Host: www.aeg.example\r\n', 200],
	['our host in the target, and nothing else', 'https://www.aeg.example', 'Host: www.aeg.example\r\n', 200],
	['our host in the target and another beside it', 'http://www.aeg.example/faq', 'Host: x\r\n', 200],
	['the host of somebody else in the target', 'http://evil.example/faq', 'Host: www.aeg.example\r\n', 421],
	['a spelling in the target', 'http://www.aeg.example/FAQ', 'Host: www.aeg.example\r\n', 308],
] as const)
	it(`row 18: ${what} is answered with ${status}`, async () => {
		const answer = await get(target, lines);
		assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `));
		assert.match(answer, /x-content-type-options: nosniff/i);
	});

for (const [what, bytes, status] of [
	['what is no request', 'nonsense\r\n\r\n', 400],
	['a head of 20 kB', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
] as const)
	it(`row 22: ${what} is answered ${status} with the headers of every answer`, async () => {
		const answer = await raw(bytes);
		assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `));
		assert.match(answer, /\r\nx-content-type-options: nosniff\r\n/i);
		assert.match(answer, /\r\nstrict-transport-security: max-age=/i);
		assert.match(answer, /\r\nconnection: close\r\n/i);
	});
