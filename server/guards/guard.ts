import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFromOurPages } from '#content/server-words.ts';
import { keyHeader, shownForHeader } from '#contract/submissions.ts';
import type { Services } from '../services.ts';
import { commonHeaders } from '../static/headers.ts';
import type { Site } from '../static/site.ts';
import { hostCheck } from './host.ts';
import { answerUnknown, refuse, showsPages } from './refuse.ts';
import { mayWrite } from './same-origin.ts';
import { trustedProxies, untrustedForwarding } from './trusted-proxies.ts';

/** What the API's answers carry besides their words. */
const apiHeaders = {
	'cache-control': 'no-store',
	'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
	'referrer-policy': 'no-referrer',
} as const;

/** Whether an API route answers. The address as it came cannot tell: `/%61pi/send-email` leads there too. */
export const isApi = ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith('/api/') ?? false;

/** The only methods outside the API. */
const safeMethods: readonly string[] = ['GET', 'HEAD'];

/**
 * Guards every route: what every answer carries, and below /api/ CORS for the origins we were told of, and writes from our own
 * pages only. Anywhere else nothing can be written, whatever route is opened.
 */
export function guard(app: FastifyInstance, { config, site: pages, log }: Services): void {
	const allowed = config.ALLOWED_ORIGINS;
	const common = commonHeaders(config);
	const own = [...allowed, config.PUBLIC_ORIGIN];
	const checkHost = hostCheck(config);
	const watchForwarding = untrustedForwarding(trustedProxies(config.TRUST_PROXY), log);

	app.addHook('onRequest', (request, reply, done) => {
		reply.headers(common);
		watchForwarding(request);
		const host = checkHost(request.raw, request.originalUrl);
		if (host !== 200) return reply.code(host).send(hostWords[host]);
		const reads = safeMethods.includes(request.method);
		if (!isApi(request)) return reads ? done() : readOnly(pages, request, reply);
		reply.headers(apiHeaders);
		if (allowed.length > 0) allowCors(request, reply, allowed);
		if (request.method === 'OPTIONS') return reply.code(204).header('allow', 'POST, OPTIONS').send();
		if (!reads && !mayWrite(request.headers, own)) return refuse(pages, request, reply, 403, notFromOurPages);
		done();
	});
}

function allowCors({ headers }: FastifyRequest, reply: FastifyReply, allowed: readonly string[]): void {
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

/** Words for a request that is for no host of ours: for whoever looks after the server. */
const hostWords = {
	400: 'The request must name one host.',
	421: 'This server does not answer for this host. Its settings PUBLIC_ORIGIN and ALLOWED_HOSTS name those it answers for.',
} as const;

function readOnly(site: Site, request: FastifyRequest, reply: FastifyReply): void {
	reply.header('allow', safeMethods.join(', '));
	if (showsPages(request)) answerUnknown(site, reply, 405);
	else reply.code(405).send('Only GET and HEAD are answered here.');
}
