import { isIPv6 } from 'node:net';

/** What stands for every network, and the address by which this machine finds it. */
const everywhere: Readonly<Record<string, string>> = {
	'0.0.0.0': 'localhost',
	'127.0.0.1': 'localhost',
	'::': '::1',
};

/** The address at which this machine finds the server, as a browser takes it. */
export function ownAddress(host: string, port: number): string {
	const name = everywhere[host] ?? host;
	return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}
