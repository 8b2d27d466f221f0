import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { film, notice, script } from '../../tests/server/fixture-build.ts';
import { openServer, type TestServer } from '../../tests/server/open-server.ts';

let server: TestServer;
before(async () => {
	server = await openServer();
});
after(() => server.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
	server.app.inject({ method, url, headers });

it('compresses as the client likes best', async () => {
	const answer = await get('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
	assert.equal(answer.headers['content-encoding'], 'br');
	assert.equal(answer.headers.vary, 'Accept-Encoding');
	assert.match(brotliDecompressSync(answer.rawPayload).toString(), /<h1>AEG<\/h1>/);
	assert.equal((await get('/', { 'accept-encoding': 'br;q=0.5, gzip' })).headers['content-encoding'], 'gzip');
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
	const open = await openServer();
	rmSync(open.config.BUILD_DIR, { recursive: true });
	assert.deepEqual((await open.app.inject('/films/loom.1a2b3c4d.mp4')).rawPayload, film);
	await open.close();
});

it('sends a film whole after somebody else has hung up on it', async () => {
	const open = await openServer();
	const address = `${await open.app.listen({ port: 0 })}/films/loom.1a2b3c4d.mp4`;
	for (let n = 0; n < 3; n++) {
		const hangUp = new AbortController();
		const { body } = await fetch(address, { headers: { range: 'bytes=1-' }, signal: hangUp.signal });
		await body?.getReader().read();
		hangUp.abort();
		assert.deepEqual(Buffer.from(await (await fetch(address)).arrayBuffer()), film);
	}
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

it('answers HEAD for a part with the whole: only GET can ask for one', async () => {
	const head = await get('/films/loom.1a2b3c4d.mp4', { range: 'bytes=0-99' }, 'HEAD');
	assert.equal(head.statusCode, 200);
	assert.equal(head.headers['content-length'], '300000');
	assert.equal(head.headers['content-range'], undefined);
});

it('sends only what the client expects when it says what', async () => {
	const { headers } = await get('/About');
	const etag = String(headers.etag);
	for (const [ifMatch, status] of [
		[etag, 200],
		[`"other", ${etag}`, 200],
		['*', 200],
		['"other"', 412],
		[`W/${etag}`, 412],
	] as const)
		assert.equal((await get('/About', { 'if-match': ifMatch })).statusCode, status, ifMatch);
	assert.equal((await get('/About', { 'if-match': '"other"', 'if-none-match': etag })).statusCode, 412);
});
