import Fastify, { type FastifyInstance } from 'fastify';
import { bodyBytes, readBodies } from './guards/bodies.ts';
import { boundConnections, refuseExpectations, unreadable } from './guards/connections.ts';
import { guard } from './guards/guard.ts';
import { pathOfTarget } from './guards/host.ts';
import { answerProblem } from './guards/problems.ts';
import { answerUnknown } from './guards/refuse.ts';
import { trustedProxies } from './guards/trusted-proxies.ts';
import { documents } from './routes/documents.ts';
import { health } from './routes/health.ts';
import { nothing } from './routes/nothing.ts';
import { pages } from './routes/pages.ts';
import { submissions } from './routes/submissions.ts';
import type { Services } from './services.ts';
import { commonHeaders } from './static/headers.ts';

/**
 * How long slow clients are borne with, in milliseconds: who sends, who takes nothing of what was sent (`stalled`), and
 * who asks for nothing more (`idle`). Node looks for slow senders every second.
 */
const timeouts = { headers: 5000, request: 10_000, look: 1000, stalled: 60_000, idle: 72_000 };

/** Puts the server together: the guards, then every route by name. Does not listen yet. */
export function buildApp(services: Services): FastifyInstance {
	const app = Fastify({
		http: {
			headersTimeout: timeouts.headers,
			connectionsCheckingInterval: timeouts.look,
			// The guard asks for it, and answers with its headers.
			requireHostHeader: false,
		},
		// Node's timer cuts at its second look when the first saw that part of a write was taken.
		connectionTimeout: timeouts.stalled / 2,
		requestTimeout: timeouts.request,
		keepAliveTimeout: timeouts.idle,
		bodyLimit: bodyBytes.json,
		trustProxy: trustedProxies(services.config.TRUST_PROXY),
		rewriteUrl: ({ url = '/' }) => pathOfTarget(url),
		// the API is found as the pages are, however its address is written (RT-44)
		routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
		clientErrorHandler: unreadable(services.config),
		exposeHeadRoutes: false,
		frameworkErrors: (problem, request, reply) =>
			answerProblem(services, problem, request, reply.headers(commonHeaders(services.config))),
	});
	app.setErrorHandler((problem: Error, request, reply) => answerProblem(services, problem, request, reply));
	app.setNotFoundHandler((_, reply) => answerUnknown(services.site, reply));
	boundConnections(app, timeouts.idle + timeouts.headers);
	refuseExpectations(app, services.config);
	readBodies(app);
	const { metrics } = services;
	if (metrics)
		app.addHook('onResponse', (request, reply, done) => {
			metrics.request(request.routeOptions.url ?? 'unknown', reply.statusCode);
			done();
		});
	guard(app, services);
	health(app, services);
	submissions(app, services);
	documents(app, services);
	nothing(app, services);
	pages(app, services);
	return app;
}
