import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownFailure, requestFailures } from '#content/server-words.ts';
import type { Services } from '../services.ts';
import { sendWhole } from '../static/send.ts';
import { isApi } from './guard.ts';
import { answerUnknown, refuse } from './refuse.ts';

type Problem = Error & { readonly statusCode?: number; readonly code?: string };

/** Answers any failure that no route answered itself. Our own faults are logged, never shown. */
export function answerProblem(
	{ site, log }: Services,
	problem: Problem,
	request: FastifyRequest,
	reply: FastifyReply,
): FastifyReply {
	const status = problem.statusCode ?? 500;
	if (status >= 500) log.error({ err: problem, route: request.routeOptions?.url }, 'a request failed');
	if (problem.code === 'FST_ERR_BAD_URL') return answerUnknown(site, reply);
	const words = requestFailures[status] ?? ownFailure;
	if (isApi(request)) return refuse(site, request, reply, status, words);
	const page = status >= 500 && site.response('error');
	if (page) return sendWhole(page, reply.code(500));
	return reply.code(status).type('text/plain; charset=utf-8').send(words);
}
