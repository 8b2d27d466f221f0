import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import { shapeOfFile } from '#content/records/shapes.ts';
import { bodyOf, Refusal } from './answer.ts';
import { editorConfig } from './config.ts';
import { keepOrder } from './keep-order.ts';
import { reducePhotos } from './reduce-photos.ts';

const keystatic = makeGenericAPIRouteHandler({ config: editorConfig });

/** A file's version, as git and Keystatic call it. */
export const versionOf = (bytes: Buffer): string =>
	createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/** Refuses a save where a file has changed beside the form: Keystatic would write over it. */
async function refuseChanged(seen: Readonly<Record<string, string | null>>): Promise<void> {
	for (const [path, version] of Object.entries(seen)) {
		const bytes = await readFile(path).catch(() => undefined);
		const now = bytes ? versionOf(bytes) : null;
		if (now !== version) {
			const { label = path } = shapeOfFile(path.replace(/^content\/records\//, '')) ?? {};
			throw new Refusal(
				`“${label}” was changed by another window or program. Copy what you typed, open the form again, and make your change once more.`,
			);
		}
	}
}

/** Keystatic's own API, with every save looked at first: nothing is written over, photos are reduced. */
export async function answerForm(request: IncomingMessage, response: ServerResponse): Promise<void> {
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers))
		if (typeof value === 'string' && name !== 'content-length') headers.set(name, value);
	let body: string | null = null;
	if (request.method === 'POST') {
		await refuseChanged(JSON.parse(headers.get('x-seen') ?? '{}'));
		const save = await reducePhotos(JSON.parse((await bodyOf(request)).toString('utf8')));
		await keepOrder(save);
		body = JSON.stringify(save);
	}
	const { method = 'GET', url } = request;
	const answer = await keystatic(
		new Request(`http://${request.headers.host}${url}`, { method, headers, body }),
	);
	response.setHeaders(new Headers((answer.headers ?? {}) as HeadersInit));
	response.writeHead(answer.status ?? 200).end(answer.body ?? '');
}
