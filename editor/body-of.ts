import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Refusal } from './answer.ts';

/** More than fifty photos of a good camera, as Keystatic sends them. */
const most = 1024 * 1024 * 1024;

/** All bytes of a request, whose length every browser says. */
export function bodyOf(request: IncomingMessage): Promise<Buffer> {
	if (Number(request.headers['content-length']) > most)
		throw new Refusal('More than a gigabyte at once: save fewer photos at a time.');
	return buffer(request);
}
