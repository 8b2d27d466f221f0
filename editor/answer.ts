import type { IncomingMessage, ServerResponse } from 'node:http';

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
