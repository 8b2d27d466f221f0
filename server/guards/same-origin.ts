import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a write may be let in: from our own pages, from an origin we were told of, or from a program that is
 * no browser (it names no origin, and carries nobody's cookies). The order is that of Go's CrossOriginProtection.
 * @param allowed origins such as `https://www.aeg.example`
 */
export function mayWrite(
	{ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders,
	allowed: readonly string[],
): boolean {
	if (origin !== undefined && allowed.includes(origin)) return true;
	if (site !== undefined && site !== '') return site === 'same-origin' || site === 'none';
	if (origin === undefined) return true;
	return URL.canParse(origin) && new URL(origin).host === host;
}
