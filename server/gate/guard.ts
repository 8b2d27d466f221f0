import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keyHeader, shownForHeader } from '#contract/letters.ts';
import type { House } from '../house.ts';
import { commonHeaders } from '../site/headers.ts';
import { refuse } from './refuse.ts';
import { mayWrite } from './same-origin.ts';

/** What the API's answers carry besides their words. */
const apiHeaders = {
	'cache-control': 'no-store',
	'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
	'referrer-policy': 'no-referrer',
} as const;

/** Below this prefix lies the API. */
export const isApi = (request: FastifyRequest) => request.url.startsWith('/api/');

/** The gate: what every answer carries, and below /api/ CORS for the origins we were told of, and writes from our own pages only. */
export function guard(app: FastifyInstance, { config, site: pages }: House): void {
	const allowed = config.ALLOWED_ORIGINS;
	const common = commonHeaders(config);
	const own = [...allowed, config.PUBLIC_ORIGIN];

	app.addHook('onRequest', (request, reply, done) => {
		reply.headers(common);
		if (!isApi(request)) return done();
		reply.headers(apiHeaders);
		if (allowed.length > 0) share(request, reply, allowed);
		if (request.method === 'OPTIONS') return preflight(reply);
		const { origin, host, 'sec-fetch-site': site } = request.headers;
		if (
			request.method !== 'GET' &&
			request.method !== 'HEAD' &&
			!mayWrite({ site: one(site), origin, host }, own)
		)
			return refuse(pages, request, reply, 403, 'This form may only be sent from our own pages.');
		done();
	});
}

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

function share({ headers }: FastifyRequest, reply: FastifyReply, allowed: readonly string[]): void {
	reply.header('vary', 'Origin');
	if (headers.origin === undefined || !allowed.includes(headers.origin)) return;
	reply.headers({
		'access-control-allow-origin': headers.origin,
		'access-control-allow-methods': 'POST',
		'access-control-allow-headers': `content-type, ${keyHeader}, ${shownForHeader}`,
		'access-control-expose-headers': 'content-disposition, retry-after',
		'access-control-max-age': '600',
		'cross-origin-resource-policy': 'cross-origin',
	});
}

function preflight(reply: FastifyReply): void {
	reply.code(204).header('allow', 'POST, OPTIONS').send();
}
