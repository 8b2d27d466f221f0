import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import { shapeOfFile } from '#content/records/shapes.ts';
import { bodyOf } from './body-of.ts';
import { editorConfig } from './config.ts';
import { keepOrder } from './keep-order.ts';
import { reducePhotos, type Save, UnreadablePhoto } from './reduce-photos.ts';

const keystatic = makeGenericAPIRouteHandler({ config: editorConfig });

/** A file's version, as git and Keystatic call it. */
export const versionOf = (bytes: Buffer): string =>
	createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/** Why a save is refused: a file has changed beside the form, and Keystatic would write over it. */
async function refusal(seen: Readonly<Record<string, string | null>>): Promise<string | undefined> {
	for (const [path, version] of Object.entries(seen)) {
		const bytes = await readFile(path).catch(() => undefined);
		const now = bytes ? versionOf(bytes) : null;
		if (now !== version) {
			const { label = path } = shapeOfFile(path.replace(/^content\/records\//, '')) ?? {};
			return `“${label}” was changed by another window or program. Copy what you typed, open the form again, and make your change once more.`;
		}
	}
	return undefined;
}

/** Keystatic's own API, with every save looked at first: nothing is written over, photos are reduced. */
export async function answerForm(request: IncomingMessage, response: ServerResponse): Promise<void> {
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers))
		if (typeof value === 'string' && name !== 'content-length') headers.set(name, value);
	const refuse = (status: number, sentence: string) =>
		void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence);
	let body: string | undefined;
	if (request.method === 'POST') {
		const why = await refusal(JSON.parse(headers.get('x-seen') ?? '{}'));
		if (why !== undefined) return refuse(409, why);
		try {
			body = await reducePhotos(await bodyOf(request));
			const { additions, deletions } = JSON.parse(body) as Save;
			await keepOrder(additions, deletions);
		} catch (problem) {
			if (problem instanceof UnreadablePhoto) return refuse(422, problem.message);
			throw problem;
		}
	}
	const asked = new Request(`http://${request.headers.host}${request.url}`, {
		method: request.method ?? 'GET',
		headers,
		...(body !== undefined && { body }),
	});
	const answer = await keystatic(asked);
	response.statusCode = answer.status ?? 200;
	for (const [name, value] of new Headers((answer.headers ?? {}) as HeadersInit))
		response.setHeader(name, value);
	response.end(answer.body ?? '');
}
