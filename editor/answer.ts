import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** How the server of the editor answers one address. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Why nothing was done, in a sentence that whoever asked is answered with. */
export class Refusal extends Error {}

/** Answers with words. */
export const tell = (response: ServerResponse, status: number, words?: string) =>
	response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(words);

/** What a page of ours asks for with a button. Pages of other origins cannot send the header. */
export const pressed =
	(answer: Answer): Answer =>
	(request, response) => {
		if (request.method === 'POST' && request.headers['x-edit'] === '1') return answer(request, response);
		throw new Refusal('Nothing was sent.');
	};

/** What stands in the address after the question mark. */
export const askedOf = ({ url = '' }: IncomingMessage): URLSearchParams =>
	new URL(url, 'http://localhost').searchParams;

/** More than fifty photos of a good camera, as Keystatic sends them. */
const most = 1024 * 1024 * 1024;

/** All bytes of a request, whose length every browser says. */
export function bodyOf(request: IncomingMessage): Promise<Buffer> {
	if (Number(request.headers['content-length']) > most)
		throw new Refusal('More than a gigabyte at once: save fewer photos at a time.');
	return buffer(request);
}
