import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormResponse } from '#contract/response-pages.ts';
import type { FieldErrors } from '#contract/submissions.ts';
import { fill, type ResponseWords, type Typed } from '../static/response-pages.ts';
import { sendWhole } from '../static/send.ts';
import type { Site } from '../static/site.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** The page that tells a sender without script that it failed. */
		readonly failed?: FormResponse;
	}
}

/** Whether a browser asks, to show what comes to a visitor. */
export const showsPages = ({ headers }: FastifyRequest): boolean =>
	headers.accept?.includes('text/html') ?? false;

/** Answers for addresses of the site that are nobody's: the helpful page (RT-43). */
export function answerUnknown(site: Site, reply: FastifyReply, status = 404): FastifyReply {
	reply.code(status);
	const notFound = site.response('not-found');
	return notFound ? sendWhole(notFound, reply) : reply.send('There is no page at this address.');
}

/** Whether the sender is a form without script, which must be answered with a page (FORM-8). */
export function wantsPage(request: FastifyRequest): boolean {
	const form = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
	return form && showsPages(request);
}

/** Sends a page in the site's look with words in its places. Returns false when the build holds no such page. */
export function sendPage(
	site: Site,
	reply: FastifyReply,
	name: FormResponse | undefined,
	words: ResponseWords,
): boolean {
	const template = name && site.response(name);
	if (!template) return false;
	reply.headers(template.headers).send(fill(template, words));
	return true;
}

/**
 * Answers that something was not accepted: `{"success":false,"errors":{…}}`, or the form's page with the words.
 * @param problem words by field, or one sentence about the whole
 * @param typed what was typed, to stand in the form again
 */
export function refuse(
	site: Site,
	request: FastifyRequest,
	reply: FastifyReply,
	status: number,
	problem: FieldErrors | string,
	typed: Typed = {},
): FastifyReply {
	const errors = typeof problem === 'string' ? { form: problem } : problem;
	reply.code(status);
	if (wantsPage(request) && sendPage(site, reply, request.routeOptions.config?.failed, { errors, typed }))
		return reply;
	return reply.header('content-type', 'application/json; charset=utf-8').send({ success: false, errors });
}
