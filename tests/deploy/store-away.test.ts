import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { it } from 'node:test';
import { writeBuild } from '../office/fixture-build.ts';
import { startOffice, temporaryFolder } from '../office/office-process.ts';
import { message } from '../office/open-office.ts';
import { askHttps } from './https.ts';
import { isInstalled, startNginx } from './proxies.ts';

const skip =
	isInstalled('nginx') && isInstalled('openssl')
		? false
		: 'nginx is not installed here: apt-get install nginx';

/** An office whose store somebody else holds for good. */
async function startHeldOffice() {
	const folder = temporaryFolder();
	const office = await startOffice({
		DATA_DIR: folder,
		BUILD_DIR: writeBuild(join(folder, 'build')),
		TRUST_PROXY: '127.0.0.1',
	});
	const other = new DatabaseSync(join(folder, 'letters.sqlite'), { timeout: 5000 });
	other.exec('begin immediate');
	return {
		port: Number(new URL(office.origin).port),
		async [Symbol.asyncDispose]() {
			await office.end('SIGKILL');
			other.close();
		},
	};
}

it('nginx goes on showing every page while no replica can store a letter, and passes on when to try again', {
	skip,
}, async () => {
	await using one = await startHeldOffice();
	await using two = await startHeldOffice();
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
