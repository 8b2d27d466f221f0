import type { FastifyReply, FastifyRequest } from 'fastify';
import { documentIds } from '#contract/documents.ts';
import { letterAddresses } from '#contract/letters.ts';
import type { House } from '../house.ts';
import { sendWhole } from '../site/send.ts';
import { isApi } from './guard.ts';
import { refuse } from './refuse.ts';

/** Words for failures of the request itself. None of them repeats anything that was sent. */
const words: Readonly<Record<number, string>> = {
	400: 'The request could not be read.',
	413: 'This is too long. Please shorten it and send it again.',
	414: 'The address is too long.',
	415: 'Send JSON, or one of our own forms.',
	429: 'Too many tries. Please wait a little and try again.',
	503: 'We cannot take this just now. Please try again in a few seconds.',
};

const failed = 'Something went wrong on our side. Please try again.';

const postOnly: readonly string[] = [
	...Object.values(letterAddresses),
	...documentIds.map((id) => `/api/documents/${id}`),
];

type Problem = Error & { readonly statusCode?: number };

/** Answers any failure that no room answered itself. Our own faults are logged, never shown. */
export function answerProblem(
	house: House,
	problem: Problem,
	request: FastifyRequest,
	reply: FastifyReply,
): FastifyReply {
	const status = problem.statusCode ?? 500;
	if (status >= 500) house.log.error({ err: problem, route: request.routeOptions?.url }, 'a request failed');
	if (isApi(request)) return refuse(house.site, request, reply, status, words[status] ?? failed);
	if (status >= 500 && house.site.failure) return sendWhole(house.site.failure, reply.code(500));
	return reply
		.code(status)
		.type('text/plain; charset=utf-8')
		.send(words[status] ?? failed);
}

/** Answers for addresses that are nobody's: the helpful page (RT-43), or JSON below /api/. */
export function answerUnknown(house: House, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	if (isApi(request)) {
		if (!postOnly.includes(request.url.split('?', 1)[0] ?? ''))
			return refuse(house.site, request, reply, 404, 'There is nothing at this address.');
		return refuse(house.site, request, reply.header('allow', 'POST'), 405, 'Send this with POST.');
	}
	if (request.method !== 'GET' && request.method !== 'HEAD')
		return reply
			.code(405)
			.header('allow', 'GET, HEAD')
			.type('text/plain; charset=utf-8')
			.send('Only GET and HEAD are answered here.');
	if (house.site.notFound) return sendWhole(house.site.notFound, reply.code(404));
	return reply.code(404).type('text/plain; charset=utf-8').send('There is no page at this address.');
}
