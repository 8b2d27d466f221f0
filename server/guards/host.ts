import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

/** A host as a request may name it: a name or an address, and perhaps a port. */
const wellFormed = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The origin at the start of a target in absolute form: `GET http://www.aeg.example/faq`. */
const absolute = /^https?:\/\/([^/?#]*)/i;

/** The path of a target in absolute form, which routes are found by; any other target as it is. */
export function pathOfTarget(target: string): string {
	const rest = target.replace(absolute, '');
	return rest === target || rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Tells whether a request is for one of our hosts, whatever the port: 200 for ours, 400 when it names none, two, or none
 * that can be read, and 421 for somebody else's. A target in absolute form, as it came over the wire, goes before the header
 * (RFC 9112, 3.2.2). Our hosts are those of PUBLIC_ORIGIN and ALLOWED_HOSTS, and loopback, where health is asked for.
 */
export function hostCheck({ PUBLIC_ORIGIN, ALLOWED_HOSTS }: Pick<Config, 'PUBLIC_ORIGIN' | 'ALLOWED_HOSTS'>) {
	const ours = new Set([...loopback, new URL(PUBLIC_ORIGIN).hostname, ...ALLOWED_HOSTS]);
	return ({ rawHeaders, headers, httpVersionMinor }: IncomingMessage, target: string): 200 | 400 | 421 => {
		const named = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
		if (named === 0 && httpVersionMinor === 0) return 200;
		if (named !== 1 || !wellFormed.test(headers.host ?? '')) return 400;
		const host = absolute.exec(target)?.[1] ?? headers.host ?? '';
		if (!wellFormed.test(host)) return 400;
		return ours.has(host.replace(/:\d+$/, '').toLowerCase()) ? 200 : 421;
	};
}
