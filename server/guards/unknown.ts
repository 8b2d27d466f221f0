import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendWhole } from '../static/send.ts';
import type { Site } from '../static/site.ts';

/** Whether a browser asks, to show what comes to a visitor. */
export const showsPages = ({ headers }: FastifyRequest): boolean =>
	headers.accept?.includes('text/html') ?? false;

/** Answers for addresses of the site that are nobody's: the helpful page (RT-43). */
export function answerUnknown(site: Site, reply: FastifyReply, status = 404): FastifyReply {
	if (site.notFound) return sendWhole(site.notFound, reply.code(status));
	return reply.code(status).type('text/plain; charset=utf-8').send('There is no page at this address.');
}
