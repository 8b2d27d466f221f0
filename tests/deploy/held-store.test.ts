import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { it } from 'node:test';
import { writeBuild } from '../server/fixture-build.ts';
import { message } from '../server/open-server.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { askHttps } from './https.ts';
import { isInstalled, startNginx } from './proxies.ts';

const skip =
	isInstalled('nginx') && isInstalled('openssl')
		? false
		: 'nginx is not installed here: apt-get install nginx';

/** A server whose store somebody else holds for good. */
async function startHeldServer() {
	const folder = temporaryFolder();
	const server = await startServer({
		DATA_DIR: folder,
		BUILD_DIR: writeBuild(join(folder, 'build')),
		TRUST_PROXY: '127.0.0.1',
	});
	const other = new DatabaseSync(join(folder, 'submissions.sqlite'), { timeout: 5000 });
	other.exec('begin immediate');
	return {
		port: Number(new URL(server.origin).port),
		async [Symbol.asyncDispose]() {
			await server.end('SIGKILL');
			other.close();
		},
	};
}

it('nginx goes on showing every page while no replica can store a submission, and passes on when to try again', {
	skip,
}, async () => {
	await using one = await startHeldServer();
	await using two = await startHeldServer();
	await using proxy = await startNginx([one.port, two.port]);
	const send = (words: string) =>
		askHttps(proxy, '/api/send-email', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ ...message, message: words }),
		});
	for (const { status, headers, body } of await Promise.all(['one', 'two', 'three', 'four'].map(send))) {
		assert.deepEqual([status, headers['retry-after']], [503, '5']);
		assert.equal(JSON.parse(body).success, false);
	}
	for (let n = 0; n < 4; n++) assert.equal((await askHttps(proxy, '/About')).status, 200);
});
