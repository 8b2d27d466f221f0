import type { Headers } from './headers.ts';
import type { Encoding } from './negotiate.ts';

/** Something of the built site that can be asked for. */
export type Resource = {
	/** Everything but length, encoding and ETag. */
	readonly headers: Headers;
	/** A strong ETag of the plain bytes, in its quotes. */
	readonly etag: string;
	readonly plain: Buffer;
	readonly compressed: ReadonlyMap<Encoding, Buffer>;
};

/** The ETag of one form of a resource: two forms never share one. */
export function etagOf({ etag }: Resource, encoding: Encoding | undefined): string {
	return encoding ? `${etag.slice(0, -1)}-${encoding}"` : etag;
}

/** Whether the client's If-None-Match names what we would send. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
	if (ifNoneMatch === undefined) return false;
	if (ifNoneMatch.trim() === '*') return true;
	return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Whether the client's If-Match, when there is one, names what we would send. Weak tags never do (RFC 9110, 13.1.1). */
export function isMatch(ifMatch: string | undefined, etag: string): boolean {
	if (ifMatch === undefined || ifMatch.trim() === '*') return true;
	return ifMatch.split(',').some((tag) => tag.trim() === etag);
}
