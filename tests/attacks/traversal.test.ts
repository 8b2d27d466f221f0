import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { after, before, it } from 'node:test';
import { full } from '../faults/until.ts';
import { openServer, type TestServer } from '../server/open-server.ts';
import { rawRequest } from './raw-request.ts';

const secret = 'NOT OURS TO GIVE';
let server: TestServer;
let port: number;
before(async () => {
	server = await openServer();
	for (const folder of [server.config.BUILD_DIR, dirname(server.config.BUILD_DIR), server.config.DATA_DIR])
		writeFileSync(join(folder, 'secret.txt'), secret);
	await server.app.listen({ port: 0, host: '127.0.0.1' });
	port = (server.app.server.address() as AddressInfo).port;
});
after(() => server.close());

const dots = [
	'..',
	'.',
	'%2e%2e',
	'%2e.',
	'.%2e',
	'%252e%252e',
	'..%00',
	'..;',
	'....',
	'..%c0%af',
	'%c0%ae%c0%ae',
	'%e0%80%ae',
	'%uff0e%uff0e',
	'..%ef%bc%8f',
	'\\..',
	'..\\',
];
const slashes = ['/', '//', '%2f', '%252f', '\\', '%5c', '%255c', '%c0%af', '%ef%bc%8f', ';/', '/./', '%2F'];
const targets = [
	'secret.txt',
	'pages.json',
	'data/secret.txt',
	'data/submissions.sqlite',
	'etc/passwd',
	'package.json',
	'.git/config',
	'server/main.ts',
];
const starts = ['/', '/assets/', '/pictures/', '/films/', '/api/', '/./', '//', '/About/'];

it('row 18: no path leads out of the built site', async (test) => {
	let asked = 0;
	for (const start of starts)
		for (const dot of dots)
			for (const slash of slashes)
				for (const depth of full ? [1, 2, 4] : [2]) {
					const answers = await Promise.all(
						targets.map((target) => rawRequest(port, 'GET', start + `${dot}${slash}`.repeat(depth) + target)),
					);
					for (const { status, body } of answers) {
						asked++;
						assert.ok(status < 500, `${start}${dot}${slash} answered ${status}`);
						assert.ok(
							!body.includes(secret) && !body.includes('root:') && !body.includes('SQLite format'),
							`${start}${dot}${slash} leaked`,
						);
					}
				}
	test.diagnostic(`${asked} requests, leaks 0`);
	assert.ok(asked > 10_000);
});
