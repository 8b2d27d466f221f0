import type { FastifyInstance, FastifyRequest } from 'fastify';
import { promised } from '#contract/paths.ts';
import { answerUnknown } from '../guards/refuse.ts';
import type { Services } from '../services.ts';
import { send } from '../static/send.ts';

/** Query marks that may be repeated in a redirect as they came. */
const plainQuery = /^[\x21-\x7e]*$/;

/** Serves the built site: pages, their files, the way from a misspelt address to the promised one (RT-44). */
export function pages(app: FastifyInstance, { site }: Services): void {
	app.route({
		method: ['GET', 'HEAD'],
		url: '/*',
		handler(request, reply) {
			const { path, query } = addressOf(request);
			const resource = site.at(path);
			if (resource) return send(resource, request, reply);
			const meant = promised(path, site.addresses);
			if (meant === undefined || meant === path) return answerUnknown(site, reply);
			reply
				.code(308)
				.header('cache-control', 'no-cache')
				.header('location', meant + query)
				.send();
		},
	});
}

function addressOf({ raw }: FastifyRequest): { path: string; query: string } {
	const url = raw.url ?? '/';
	const mark = url.indexOf('?');
	const query = mark === -1 ? '' : url.slice(mark);
	return {
		path: decoded(mark === -1 ? url : url.slice(0, mark)),
		query: plainQuery.test(query) ? query : '',
	};
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
