import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { commonHeaders } from '#server/static/headers.ts';
import { writeBuild } from '../server/fixture-build.ts';
import { freePort } from '../server/free-port.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { askHttps } from './https.ts';
import { type FrontServer, isInstalled, startCaddy, startNginx } from './proxies.ts';

const common = commonHeaders({ PUBLIC_ORIGIN: 'https://localhost' });
const page = readFileSync('deploy/could-not-answer.html', 'utf8');
const styleHash = hash('sha256', /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '', 'base64');

for (const file of ['deploy/nginx.conf', 'deploy/Caddyfile'])
	it(`${file} lets the error page have its own style, and nothing else`, () => {
		const policy = /Content-Security-Policy "([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
		assert.equal(
			policy,
			`default-src 'none';style-src 'sha256-${styleHash}';frame-ancestors 'none';base-uri 'none';form-action 'none'`,
		);
	});

/** Asks without TLS, by any name. */
async function askPlain({ plainPort }: FrontServer, host: string) {
	const asked = request({ host: '127.0.0.1', port: plainPort, path: '/faq', headers: { host } }).end();
	const [answer] = (await once(asked, 'response')) as [IncomingMessage];
	answer.resume();
	return { status: answer.statusCode, location: answer.headers.location, server: answer.headers.server };
}

const starters: Readonly<Record<string, (server: number) => Promise<FrontServer>>> = {
	nginx: (server) => startNginx([server]),
	caddy: startCaddy,
};

for (const [program, start] of Object.entries(starters)) {
	const skip = !(isInstalled(program) && isInstalled('openssl')) && `${program} is not installed here`;
	describe(program, { skip }, () => {
		it('answers to its own name only', async () => {
			const folder = temporaryFolder();
			await using server = await startServer({
				DATA_DIR: folder,
				BUILD_DIR: writeBuild(join(folder, 'build')),
				PUBLIC_ORIGIN: 'https://localhost',
			});
			await using proxy = await start(Number(new URL(server.origin).port));
			const own = await askHttps(proxy, '/faq');
			assert.equal(own.status, 200);
			assert.doesNotMatch(String(own.headers.server), /\d/);
			await assert.rejects(askHttps(proxy, '/faq', { headers: { host: 'other.example' } }));
			await assert.rejects(askHttps(proxy, '/faq', { servername: 'other.example' }));
			await assert.rejects(askPlain(proxy, 'other.example'));
			const plain = await askPlain(proxy, 'localhost');
			assert.equal(plain.status, 308);
			assert.match(String(plain.location), /^https:\/\/localhost(:\d+)?\/faq$/);
			assert.doesNotMatch(String(plain.server), /\d/);
		});

		it('says that nobody can answer, in our words and with the headers of our pages, while no server does', async () => {
			await using proxy = await start(await freePort());
			const answer = await askHttps(proxy, '/faq');
			assert.equal(answer.status, 502);
			assert.equal(answer.body, page);
			for (const [name, value] of Object.entries(common)) assert.equal(answer.headers[name], value, name);
			assert.match(String(answer.headers['content-security-policy']), /^default-src 'none';style-src/);
			assert.match(String(answer.headers['content-type']), /^text\/html/);
			assert.equal(answer.headers['cache-control'], 'no-store');
			assert.doesNotMatch(String(answer.headers.server), /\d/);
		});
	});
}
