import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { after, before, it } from 'node:test';
import { openServer, type TestServer } from '../server/open-server.ts';

let server: TestServer;
let port: number;
before(async () => {
	server = await openServer();
	await server.app.listen({ port: 0, host: '127.0.0.1' });
	port = (server.app.server.address() as AddressInfo).port;
});
after(() => server.close());

/** Sends bytes as they are and returns every status line that comes back before the line is closed. */
function statuses(bytes: string): Promise<number[]> {
	return new Promise((resolve) => {
		let said = '';
		const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
		const quiet = setTimeout(() => socket.destroy(), 400);
		socket.on('data', (chunk) => {
			said += chunk.toString('latin1');
		});
		socket.on('error', () => {});
		socket.on('close', () => {
			clearTimeout(quiet);
			resolve([...said.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)));
		});
	});
}

const post = 'POST /api/send-email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const inner = 'GET /api/smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
const chunk = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

/** Requests that two servers in a row could read differently. None may be served as two. */
const smuggled: Readonly<Record<string, string>> = {
	'both a length and chunks': `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
	'two lengths': `${post}Content-Length: 0\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`,
	'two lengths in one': `${post}Content-Length: 0, ${inner.length}\r\n\r\n${inner}`,
	'a length with a plus': `${post}Content-Length: +0\r\n\r\n${inner}`,
	'a negative length': `${post}Content-Length: -1\r\n\r\n${inner}`,
	'a length in hex': `${post}Content-Length: 0x0\r\n\r\n${inner}`,
	'a length with a space inside': `${post}Content-Length: 0 0\r\n\r\n${inner}`,
	'a space before the colon': `${post}Content-Length : 0\r\n\r\n${inner}`,
	'an unknown coding': `${post}Transfer-Encoding: xchunked\r\n\r\n${inner}`,
	'chunked twice': `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${inner}`,
	'chunked not last': `${post}Transfer-Encoding: chunked, gzip\r\n\r\n${inner}`,
	'a tab in the coding': `${post}Transfer-Encoding:\tchunked\x0b\r\n\r\n${inner}`,
	'a folded header': `${post}Transfer-Encoding:\r\n chunked\r\nContent-Length: 0\r\n\r\n${inner}`,
	'a chunk size with a minus': `${post}Transfer-Encoding: chunked\r\n\r\n-1\r\n${inner}`,
	'a chunk size too long': `${post}Transfer-Encoding: chunked\r\n\r\n${'F'.repeat(17)}\r\n${inner}`,
	'a chunk size with submissions': `${post}Transfer-Encoding: chunked\r\n\r\n5g\r\n${inner}`,
	'a bare line feed after the chunk size': `${post}Transfer-Encoding: chunked\r\n\r\n1\nA\r\n0\r\n\r\n${inner}`,
	'a bare line feed in the head': `GET / HTTP/1.1\nHost: x\n\n${inner}`,
	'a bare carriage return in a header': `GET / HTTP/1.1\r\nHost: localhost\r\nX: a\rb\r\n\r\n${inner}`,
	'a null byte in a header': `GET / HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n${inner}`,
	'no host': `GET / HTTP/1.1\r\n\r\n${inner}`,
	'a space in front of the first header': `GET / HTTP/1.1\r\n Host: localhost\r\n\r\n${inner}`,
	'an unknown version': `GET / HTTP/9.9\r\nHost: localhost\r\n\r\n${inner}`,
	'a method with a bad mark': `G@T / HTTP/1.1\r\nHost: localhost\r\n\r\n${inner}`,
	'a head of 20 kB': `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n${inner}`,
};

for (const [what, bytes] of Object.entries(smuggled))
	it(`row 18: ${what}: the request hidden inside is not served`, async () => {
		const answers = await statuses(bytes);
		assert.ok(!answers.includes(404) || answers.length < 2, `answered ${answers}`);
		assert.ok(
			answers.every((status) => status < 500 || status === 505 || status === 501),
			`answered ${answers}`,
		);
	});

it('row 18: an honest body in chunks is read', async () => {
	const body = '{"name":"A","email":"a@b.example","message":"m"}';
	assert.deepEqual(await statuses(`${post}Transfer-Encoding: chunked\r\n\r\n${chunk(body)}`), [200]);
});

it('row 18: the server still stands afterwards', async () => {
	assert.equal((await fetch(`http://127.0.0.1:${port}/readyz`)).status, 200);
});
