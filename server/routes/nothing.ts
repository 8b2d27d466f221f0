import type { FastifyInstance, FastifyRequest } from 'fastify';
import { documentIds } from '#contract/documents.ts';
import { submissionPaths } from '#contract/submissions.ts';
import { answerUnknown, refuse, showsPages } from '../guards/refuse.ts';
import type { Services } from '../services.ts';

const postOnly: readonly string[] = [
	...Object.values(submissionPaths),
	...documentIds.map((id) => `/api/documents/${id}`),
];

type Asked = FastifyRequest<{ Params: { '*': string } }>;

/**
 * Every address and method below `/api/` that no other route answers, so that none of them falls to the site; with the
 * helpful page where a visitor looks at the answer.
 */
export function nothing(app: FastifyInstance, { site }: Services): void {
	app.all('/api/*', (request: Asked, reply) => {
		const asked = request.params['*'].toLowerCase().replace(/\/$/, '');
		const known = postOnly.includes(`/api/${asked}`);
		if (known) reply.header('allow', 'POST');
		const status = known ? 405 : 404;
		if (showsPages(request)) return answerUnknown(site, reply, status);
		const words = known ? 'Send this with POST.' : 'There is nothing at this address.';
		return refuse(site, request, reply, status, words);
	});
}
