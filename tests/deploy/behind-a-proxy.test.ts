import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { writeBuild } from '../server/fixture-build.ts';
import { message } from '../server/open-server.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { askHttps, protocolOf } from './https.ts';
import { type FrontServer, isInstalled, startCaddy, startNginx } from './proxies.ts';

const starters: Readonly<Record<string, (server: number) => Promise<FrontServer>>> = {
	nginx: (server) => startNginx([server]),
	caddy: startCaddy,
};

for (const [program, start] of Object.entries(starters)) {
	const skip =
		isInstalled(program) && isInstalled('openssl')
			? false
			: `${program} is not installed here: apt-get install ${program}`;
	it(`the server works behind ${program} with TLS, by the configuration in deploy/`, { skip }, async () => {
		const folder = temporaryFolder();
		await using server = await startServer({
			DATA_DIR: folder,
			BUILD_DIR: writeBuild(join(folder, 'build')),
			PUBLIC_ORIGIN: 'https://localhost',
			TRUST_PROXY: '127.0.0.1',
			SUBMISSIONS_PER_NETWORK: '3',
		});
		await using proxy = await start(Number(new URL(server.origin).port));

		assert.equal(await protocolOf(proxy), 'h2');
		const page = await askHttps(proxy, '/About', { headers: { 'accept-encoding': 'identity' } });
		assert.equal(page.status, 200);
		assert.match(page.body, /<h1>About<\/h1>/);
		assert.match(String(page.headers['strict-transport-security']), /max-age=63072000/);
		assert.match(String(page.headers['content-security-policy']), /default-src 'none'/);
		assert.equal((await askHttps(proxy, '/about')).status, 308);
		assert.equal(
			(await askHttps(proxy, '/About', { headers: { 'if-none-match': String(page.headers.etag) } })).status,
			304,
		);

		for (const path of ['/readyz', '/readyz?x', '/%72eadyz', '//readyz', '/metrics']) {
			const asked = await askHttps(proxy, path, { headers: { 'accept-encoding': 'identity' } });
			assert.deepEqual([path, asked.status], [path, 404]);
			assert.match(asked.body, /<h1>We cannot find this page<\/h1>/);
		}
		assert.equal((await askHttps(proxy, '/healthz')).status, 200);

		const form = (words: string) =>
			askHttps(proxy, '/api/send-email', {
				method: 'POST',
				headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
				body: new URLSearchParams({ ...message, message: words }).toString(),
			});
		const long = await form('न'.repeat(10_000));
		assert.deepEqual([long.status, /Message Submitted!/.test(long.body)], [200, true]);
		const tooLong = await form('न'.repeat(12_000));
		assert.deepEqual([tooLong.status, /Failed to send message!/.test(tooLong.body)], [413, true]);

		const send = (text: string, headers = {}) =>
			askHttps(proxy, '/api/send-email', {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					origin: `https://localhost:${proxy.port}`,
					'sec-fetch-site': 'same-origin',
					...headers,
				},
				body: JSON.stringify({ ...message, message: text }),
			});
		assert.equal((await send('one', { 'x-forwarded-for': '198.51.100.1' })).status, 200);
		assert.equal((await send('two', { 'x-forwarded-for': '198.51.100.2' })).status, 200);
		assert.equal(
			(await send('three', { 'x-forwarded-for': '198.51.100.3' })).status,
			429,
			'a forged address is not believed',
		);
		assert.equal((await send('four', { 'sec-fetch-site': 'cross-site' })).status, 403);
	});
}
