import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { limits } from '#contract/letters.ts';
import { guard } from './gate/guard.ts';
import { answerProblem, answerUnknown } from './gate/problems.ts';
import type { House } from './house.ts';
import { documents } from './routes/documents.ts';
import { health } from './routes/health.ts';
import { letters } from './routes/letters.ts';
import { nothing } from './routes/nothing.ts';
import { commonHeaders } from './site/headers.ts';
import { pages } from './site/pages.ts';

/** How long slow clients are borne with, in milliseconds. Node looks for the slow ones every second. */
const patience = { headers: 5000, request: 10_000, look: 1000, idle: 72_000 };

/** The longest letter, a message, in UTF-16 units: two lines more hold the marks beside it and the names of its fields. */
const longestLetter = limits.message + limits.email + 3 * limits.line;

/** The most bytes it takes: a unit takes up to nine in a form (`%E0%A4%A8`) and six in JSON (`\u0928`). */
const bodyBytes = { form: 9 * longestLetter, json: 6 * longestLetter } as const;

/** Puts the office together: the gate, then every room by name. Does not listen yet. */
export function buildApp(house: House): FastifyInstance {
	const app = Fastify({
		http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.look },
		requestTimeout: patience.request,
		keepAliveTimeout: patience.idle,
		bodyLimit: bodyBytes.json,
		trustProxy: house.config.TRUST_PROXY.length > 0 ? [...house.config.TRUST_PROXY] : false,
		exposeHeadRoutes: false,
		frameworkErrors: (problem, request, reply) =>
			answerProblem(house, problem, request, reply.headers(commonHeaders(house.config))),
	});
	app.setErrorHandler((problem: Error, request, reply) => answerProblem(house, problem, request, reply));
	app.setNotFoundHandler((_, reply) => answerUnknown(house, reply));
	app.removeContentTypeParser('text/plain');
	app.register(formbody, { bodyLimit: bodyBytes.form });
	const { meter } = house;
	if (meter)
		app.addHook('onResponse', (request, reply, done) => {
			meter.request(request.routeOptions.url ?? 'unknown', reply.statusCode);
			done();
		});
	guard(app, house);
	health(app, house);
	letters(app, house);
	documents(app, house);
	nothing(app, house);
	pages(app, house);
	return app;
}
