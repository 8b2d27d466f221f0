import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiate } from './negotiate.ts';
import type { Resource } from './read-build.ts';

/** Whether a list of ETags in a header names one. */
const names = (list: string, etag: string): boolean =>
	list.trim() === '*' || list.split(',').some((tag) => tag.trim() === etag);

/**
 * Sends what was asked for: compressed as the client likes, nothing when it has it already or when it is not what the
 * client expects, a part when it wants one (which HEAD cannot: RFC 9110, 14.2).
 */
export function send(resource: Resource, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const { headers, compressed } = resource;
	reply.headers(headers);
	if (compressed.size > 0) reply.header('vary', 'Accept-Encoding');
	const encoding = negotiate(request.headers['accept-encoding'], [...compressed.keys()]);
	// two forms never share one
	const etag = encoding ? `${resource.etag.slice(0, -1)}-${encoding}"` : resource.etag;
	reply.header('etag', etag);
	const { 'if-match': expected, 'if-none-match': known } = request.headers;
	// a weak tag never names what is expected, and does what is known (RFC 9110, 13.1)
	if (expected !== undefined && !names(expected, etag))
		return reply.code(412).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('');
	if (known !== undefined && names(known.replace(/(^|,)\s*W\//g, '$1'), etag)) return reply.code(304).send();

	const body = encoding && compressed.get(encoding);
	if (body) return reply.header('content-encoding', encoding).send(body);
	reply.header('accept-ranges', 'bytes');
	const { range, 'if-range': ifRange } = request.headers;
	if (request.method === 'HEAD' || range === undefined || (ifRange !== undefined && ifRange !== etag))
		return sendPlain(resource, reply);
	return sendPart(resource, range, reply);
}

/** Sends a page as it is, with the status the reply already has: for pages that stand for a failure. */
export function sendWhole(resource: Resource, reply: FastifyReply): FastifyReply {
	reply.headers(resource.headers).header('cache-control', 'no-store');
	return sendPlain(resource, reply);
}

/**
 * Sends the part that a Range header with one range of bytes names, as films and PDF readers send it; the whole where it
 * names none (another unit, several ranges, nonsense).
 */
function sendPart(resource: Resource, range: string, reply: FastifyReply): FastifyReply {
	const { plain } = resource;
	const size = plain.length;
	const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
	const isReversed = first !== '' && last !== '' && Number(last) < Number(first);
	if (first + last === '' || isReversed) return sendPlain(resource, reply);
	const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
	const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
	if (start >= size)
		return reply.code(416).header('content-range', `bytes */${size}`).type('text/plain').send('');
	reply
		.code(206)
		.headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 });
	return reply.send(plain.subarray(start, end + 1));
}

function sendPlain({ plain }: Resource, reply: FastifyReply): FastifyReply {
	return reply.header('content-length', plain.length).send(plain);
}
