import assert from 'node:assert/strict';
import { appendFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { film, notice, script, writeBuild } from '../../tests/office/fixture-build.ts';
import { openOffice, type TestOffice } from '../../tests/office/open-office.ts';
import { pageHeaders } from './headers.ts';

let office: TestOffice;
before(async () => {
	office = await openOffice({ PUBLIC_ORIGIN: 'https://www.aeg.example' });
});
after(() => office.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
	office.app.inject({ method, url, headers });

describe('addresses', () => {
	it('serves a page in full', async () => {
		const answer = await get('/About');
		assert.equal(answer.statusCode, 200);
		assert.match(answer.body, /<h1>About<\/h1>/);
	});

	it('[RT-3] [RT-4] answers both spellings of the group home', async () => {
		assert.equal((await get('/OLDHome')).statusCode, 200);
		assert.equal((await get('/OLdHome')).statusCode, 200);
	});

	for (const [asked, promised] of [
		['/about', '/About'],
		['/faq/', '/faq'],
		['/FAQ/?from=mail&x=%20', '/faq?from=mail&x=%20'],
		['/oldhome', '/OLDHome'],
		['/Contact', '/contact'],
		['/Privacy/', '/privacy'],
		['/f%61q', undefined],
	] as const)
		it(`[RT-44] ${asked} leads to ${promised ?? 'the page itself'}`, async () => {
			const answer = await get(asked);
			assert.equal(answer.statusCode, promised ? 308 : 200);
			assert.equal(answer.headers.location, promised);
		});

	for (const unknown of [
		'/nowhere',
		'/404',
		'/answers/message-sent',
		'/About/index.html',
		'/index.html',
		'//About',
		'/notes.secret',
		'/..%2f..%2fpackage.json',
		'/%2e%2e/package.json',
		'/pages.json',
	])
		it(`[RT-43] answers ${unknown} with status 404 and the helpful page`, async () => {
			const answer = await get(unknown);
			assert.equal(answer.statusCode, 404);
			assert.match(answer.body, /We cannot find this page/);
		});

	it('repeats nothing of an unknown address', async () => {
		assert.ok(!(await get('/<script>alert(1)</script>')).body.includes('alert'));
	});

	it('answers other methods than GET and HEAD with 405', async () => {
		const answer = await office.app.inject({ method: 'POST', url: '/About' });
		assert.equal(answer.statusCode, 405);
		assert.equal(answer.headers.allow, 'GET, HEAD');
	});
});

describe('what is sent', () => {
	it('compresses as the client likes best', async () => {
		const answer = await get('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
		assert.equal(answer.headers['content-encoding'], 'br');
		assert.equal(answer.headers.vary, 'Accept-Encoding');
		assert.match(brotliDecompressSync(answer.rawPayload).toString(), /<h1>AEG<\/h1>/);
		assert.equal(
			(await get('/', { 'accept-encoding': 'br;q=0.5, zstd' })).headers['content-encoding'],
			'zstd',
		);
		assert.equal((await get('/', { 'accept-encoding': 'gzip' })).headers['content-encoding'], 'gzip');
		assert.equal((await get('/')).headers['content-encoding'], undefined);
	});

	it('sends nothing again that the client has', async () => {
		const first = await get('/About', { 'accept-encoding': 'br' });
		const etag = String(first.headers.etag);
		const again = await get('/About', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` });
		assert.equal(again.statusCode, 304);
		assert.equal(again.body, '');
		assert.notEqual(etag, (await get('/About')).headers.etag);
	});

	it('answers HEAD with the length and no body', async () => {
		const whole = await get('/About');
		const head = await get('/About', {}, 'HEAD');
		assert.equal(head.statusCode, 200);
		assert.equal(head.body, '');
		assert.equal(head.headers['content-length'], String(whole.rawPayload.length));
		assert.equal((await get('/films/loom.1a2b3c4d.mp4', {}, 'HEAD')).headers['content-length'], '300000');
	});

	it('lets a browser keep for a year what carries a hash in its name, and ask again for a page', async () => {
		const asset = await get('/assets/main-Ab12Cd34.js');
		assert.equal(asset.headers['cache-control'], 'public, max-age=31536000, immutable');
		assert.equal(asset.body, script);
		assert.equal(
			(await get('/films/loom.1a2b3c4d.mp4')).headers['cache-control'],
			'public, max-age=31536000, immutable',
		);
		assert.equal((await get('/About')).headers['cache-control'], 'no-cache');
		assert.equal((await get('/favicon.svg')).headers['content-type'], 'image/svg+xml');
	});

	for (const [asked, start, end] of [
		['bytes=0-99', 0, 99],
		['bytes=299990-', 299_990, 299_999],
		['bytes=-10', 299_990, 299_999],
		['bytes=100-999999', 100, 299_999],
	] as const)
		it(`sends a part of a film: ${asked}`, async () => {
			const answer = await get('/films/loom.1a2b3c4d.mp4', { range: asked });
			assert.equal(answer.statusCode, 206);
			assert.equal(answer.headers['content-range'], `bytes ${start}-${end}/300000`);
			assert.deepEqual(answer.rawPayload, film.subarray(start, end + 1));
		});

	it('goes on sending the films it opened with when a new build takes the place of its own', async () => {
		const open = await openOffice();
		const { BUILD_DIR } = open.config;
		renameSync(BUILD_DIR, `${BUILD_DIR}.old`);
		writeBuild(BUILD_DIR);
		writeFileSync(join(BUILD_DIR, 'client/films/loom.1a2b3c4d.mp4'), 'x'.repeat(400_000));
		rmSync(`${BUILD_DIR}.old`, { recursive: true });
		const whole = await open.app.inject('/films/loom.1a2b3c4d.mp4');
		assert.deepEqual(whole.rawPayload, film);
		rmSync(BUILD_DIR, { recursive: true });
		for (let n = 0; n < 2; n++) {
			const part = await open.app.inject({
				url: '/films/loom.1a2b3c4d.mp4',
				headers: { range: 'bytes=299000-' },
			});
			assert.equal(part.statusCode, 206);
			assert.deepEqual(part.rawPayload, film.subarray(299_000));
		}
		await open.close();
	});

	it('sends no more of a film than it promised, even when the file has grown', async () => {
		const open = await openOffice();
		appendFileSync(join(open.config.BUILD_DIR, 'client/films/loom.1a2b3c4d.mp4'), 'more');
		assert.deepEqual((await open.app.inject('/films/loom.1a2b3c4d.mp4')).rawPayload, film);
		await open.close();
	});

	it('sends a part of a document, and the whole when it has changed meanwhile', async () => {
		const range = 'bytes=0-7';
		const part = await get('/documents/notice.pdf', { range });
		assert.equal(part.statusCode, 206);
		assert.equal(part.headers['content-range'], `bytes 0-7/${notice.length}`);
		assert.equal(part.headers['content-type'], 'application/pdf');
		assert.equal(part.body, '%PDF-1.7');
		const whole = await get('/documents/notice.pdf', { range, 'if-range': '"of yesterday"' });
		assert.equal(whole.statusCode, 200);
		assert.deepEqual(whole.rawPayload, notice);
	});

	it('serves a document for a word processor as what it is', async () => {
		const answer = await get('/documents/template.docx');
		assert.equal(answer.statusCode, 200);
		assert.match(String(answer.headers['content-type']), /wordprocessingml\.document$/);
	});

	it('says that a part lies beyond the end', async () => {
		const answer = await get('/films/loom.1a2b3c4d.mp4', { range: 'bytes=300000-' });
		assert.equal(answer.statusCode, 416);
		assert.equal(answer.headers['content-range'], 'bytes */300000');
	});
});

describe('what protects the visitor', () => {
	it('allows nothing that is not named', async () => {
		const policy = String((await get('/About')).headers['content-security-policy']);
		assert.match(
			policy,
			/^default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-def=';/,
		);
		assert.match(
			policy,
			/form-action 'self' mailto:; frame-src 'self' https:\/\/www\.openstreetmap\.org; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'$/,
		);
		assert.doesNotMatch(policy, /unsafe/);
	});

	it('[FORM-6] lets a page write to the API on the host that the build was told of', () => {
		const needs = { csp: { script: [], style: [] }, api: 'https://office.example' };
		const { 'content-security-policy': policy = '' } = pageHeaders(needs, office.config);
		assert.match(policy, /connect-src 'self' https:\/\/office\.example;/);
		assert.match(policy, /form-action 'self' https:\/\/office\.example mailto:;/);
	});

	it('[ERR-3] lets a page send its web vitals to the one address that is configured, and nowhere else', () => {
		const policy = (VITALS_URL: string) =>
			pageHeaders({ csp: { script: [], style: [] } }, { ...office.config, VITALS_URL })[
				'content-security-policy'
			] ?? '';
		assert.match(policy(''), /connect-src 'self';/);
		assert.match(
			policy('https://vitals.example/collect?site=aeg'),
			/connect-src 'self' https:\/\/vitals\.example;/,
		);
	});

	it('sends the other protecting headers with every answer', async () => {
		for (const url of [
			'/About',
			'/nowhere',
			'/assets/main-Ab12Cd34.js',
			'/api/nothing',
			'/healthz',
			'/%zz',
		]) {
			const { headers } = await get(url);
			assert.equal(headers['x-content-type-options'], 'nosniff', url);
			assert.equal(headers['cross-origin-resource-policy'], 'same-origin', url);
			assert.equal(headers['strict-transport-security'], 'max-age=63072000; includeSubDomains', url);
		}
		const { headers } = await get('/About');
		assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
		assert.equal(headers['cross-origin-embedder-policy'], 'require-corp');
		assert.equal((await get('/contact')).headers['cross-origin-embedder-policy'], undefined);
		assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
		assert.match(String(headers['permissions-policy']), /camera=\(\)/);
	});
});
