import type { FastifyInstance, FastifyRequest } from 'fastify';
import { documentIds } from '#contract/documents.ts';
import { submissionPaths } from '#contract/submissions.ts';
import { refuse } from '../guards/refuse.ts';
import type { Services } from '../services.ts';

const postOnly: readonly string[] = [
	...Object.values(submissionPaths),
	...documentIds.map((id) => `/api/documents/${id}`),
];

type Asked = FastifyRequest<{ Params: { '*': string } }>;

/** Every address and method below `/api/` that no other route answers, so that none of them falls to the site. */
export function nothing(app: FastifyInstance, { site }: Services): void {
	app.all('/api/*', (request: Asked, reply) => {
		if (!postOnly.includes(`/api/${request.params['*']}`))
			return refuse(site, request, reply, 404, 'There is nothing at this address.');
		return refuse(site, request, reply.header('allow', 'POST'), 405, 'Send this with POST.');
	});
}
