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

/** Whether an API route answers. The address as it came cannot tell: `/%61pi/send-email` leads there too. */
export const isApi = ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith('/api/') ?? false;

/** The only methods outside the API. */
const reading: readonly string[] = ['GET', 'HEAD'];

/**
 * The gate: what every answer carries, and below /api/ CORS for the origins we were told of, and writes from our own
 * pages only. Anywhere else nothing can be written, whatever route a room opens.
 */
export function guard(app: FastifyInstance, { config, site: pages }: House): void {
	const allowed = config.ALLOWED_ORIGINS;
	const common = commonHeaders(config);
	const own = [...allowed, config.PUBLIC_ORIGIN];

	app.addHook('onRequest', (request, reply, done) => {
		reply.headers(common);
		const reads = reading.includes(request.method);
		if (!isApi(request)) return reads ? done() : readOnly(reply);
		reply.headers(apiHeaders);
		if (allowed.length > 0) share(request, reply, allowed);
		if (request.method === 'OPTIONS') return preflight(reply);
		const { origin, host, 'sec-fetch-site': site } = request.headers;
		if (!reads && !mayWrite({ site: one(site), origin, host }, own))
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

function readOnly(reply: FastifyReply): void {
	reply
		.code(405)
		.header('allow', reading.join(', '))
		.type('text/plain; charset=utf-8')
		.send('Only GET and HEAD are answered here.');
}

function preflight(reply: FastifyReply): void {
	reply.code(204).header('allow', 'POST, OPTIONS').send();
}
