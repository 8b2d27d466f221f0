import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { paths } from '#contract/paths.ts';
import { openServer, type TestServer } from '../../tests/server/open-server.ts';
import { pageHeaders } from '../static/headers.ts';

let server: TestServer;
before(async () => {
	server = await openServer({ PUBLIC_ORIGIN: 'https://www.aeg.example' });
});
after(() => server.close());

const get = (url: string) => server.app.inject({ url });

describe('addresses', () => {
	it('serves a page in full', async () => {
		const answer = await get('/About');
		assert.equal(answer.statusCode, 200);
		assert.match(answer.body, /<h1>About<\/h1>/);
	});

	it('[RT-3] [RT-4] answers both spellings of the group home', async () => {
		assert.equal((await get(paths.groupHome)).statusCode, 200);
		assert.equal((await get(paths.groupHomeVariant)).statusCode, 200);
	});

	for (const [asked, promised] of [
		['/about', '/About'],
		['/faq/', '/faq'],
		['/FAQ/?from=mail&x=%20', '/faq?from=mail&x=%20'],
		[paths.groupHome.toLowerCase(), paths.groupHome],
		['/Contact', '/contact'],
		['/Privacy/', '/privacy'],
		['/f%61q', undefined],
		['/About%20', '/About'],
		['/About%E2%80%9D.', '/About'],
		['//faq', '/faq'],
		['//faq/?from=mail', '/faq?from=mail'],
		['/faq,', '/faq'],
		['/documents/Notice.pdf)', '/documents/notice.pdf'],
	] as const)
		it(`[RT-44] ${asked} leads to ${promised ?? 'the page itself'}`, async () => {
			const answer = await get(asked);
			assert.equal(answer.statusCode, promised ? 308 : 200);
			assert.equal(answer.headers.location, promised);
		});

	for (const unknown of [
		'/nowhere',
		'/404',
		'/responses/message-sent',
		'/About/index.html',
		'/index.html',
		'//evil.example',
		'//evil.example/faq',
		'/%2F%2Fevil.example',
		'/%5C%5Cevil.example/faq',
		'/https://evil.example/faq',
		'/notes.secret',
		'/..%2f..%2fpackage.json',
		'/%2e%2e/package.json',
		'/pages.json',
		'/%E0%A4%A',
		'/%',
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
		const answer = await server.app.inject({ method: 'POST', url: '/About' });
		assert.equal(answer.statusCode, 405);
		assert.equal(answer.headers.allow, 'GET, HEAD');
		assert.match(String(answer.headers['content-type']), /^text\/plain/);
	});

	it('answers the form of a visitor that was sent to a page with a page', async () => {
		const headers = { accept: 'text/html,*/*;q=0.8' };
		const answer = await server.app.inject({ method: 'POST', url: '/About', headers });
		assert.equal(answer.statusCode, 405);
		assert.equal(answer.headers.allow, 'GET, HEAD');
		assert.match(answer.body, /We cannot find this page/);
	});
});

describe('what protects the visitor', () => {
	it('allows nothing that is not named', async () => {
		const policy = String((await get('/About')).headers['content-security-policy']);
		assert.match(
			policy,
			/^default-src 'none';script-src 'self' 'sha256-abc=';style-src 'self' 'sha256-def=';/,
		);
		assert.match(
			policy,
			/form-action 'self' mailto:;frame-src 'self' https:\/\/www\.openstreetmap\.org;frame-ancestors 'none';base-uri 'none';require-trusted-types-for 'script';trusted-types 'none'$/,
		);
		assert.doesNotMatch(policy, /unsafe/);
	});

	it('[CONT-1] lets a page embed the map, whose host names no embedder policy', async () => {
		const { headers } = await get('/contact');
		assert.match(String(headers['content-security-policy']), /;frame-src 'self' https:\/\/[^ ;]+;/);
		assert.equal(headers['cross-origin-embedder-policy'], undefined);
	});

	it('[FORM-6] lets a page write to the API on the host that the build was told of', () => {
		const needs = { csp: { script: [], style: [] }, api: 'https://server.example' };
		const { 'content-security-policy': policy = '' } = pageHeaders(needs, server.config);
		assert.match(policy, /connect-src 'self' https:\/\/server\.example;/);
		assert.match(policy, /form-action 'self' https:\/\/server\.example mailto:;/);
	});

	it('[ERR-3] lets a page send its web vitals to the one address that is configured, and nowhere else', () => {
		const policy = (VITALS_URL: string) =>
			pageHeaders({ csp: { script: [], style: [] } }, { ...server.config, VITALS_URL })[
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
		assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
		assert.match(String(headers['permissions-policy']), /camera=\(\)/);
	});
});
