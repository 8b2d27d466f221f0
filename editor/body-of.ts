import type { IncomingMessage } from 'node:http';

/** More than fifty photos of a good camera, as Keystatic sends them. */
const most = 1024 * 1024 * 1024;

/** All bytes of a request. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
	const parts: Buffer[] = [];
	let size = 0;
	for await (const part of request as AsyncIterable<Buffer>) {
		size += part.length;
		if (size > most) throw new Error('More than a gigabyte at once: save fewer photos at a time.');
		parts.push(part);
	}
	return Buffer.concat(parts);
}
