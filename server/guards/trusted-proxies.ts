import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { withoutPort } from '../network.ts';

/** Whether an address, as a proxy wrote it, is that of a proxy whose forwarding headers are believed. */
type IsTrusted = (address: string) => boolean;

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** @param proxies addresses and networks such as `127.0.0.1` and `10.0.0.0/8` */
export function trustedProxies(proxies: readonly string[]): IsTrusted {
	const list = new BlockList();
	for (const proxy of proxies) {
		const [address = '', prefix] = proxy.split('/');
		if (prefix === undefined) list.addAddress(address, familyOf(address));
		else list.addSubnet(address, Number(prefix), familyOf(address));
	}
	return (sender) => {
		const address = withoutPort(sender);
		return isIP(address) !== 0 && list.check(address, familyOf(address));
	};
}

/** Says once in the log that somebody sends forwarding headers whom we were not told to believe: mostly a proxy of our own. */
export function untrustedForwarding(isTrusted: IsTrusted, log: Logger): (request: FastifyRequest) => void {
	let said = false;
	return ({ headers, socket }) => {
		if (said || (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)) return;
		if (isTrusted(socket.remoteAddress ?? '')) return;
		said = true;
		log.warn(
			'A request carries forwarding headers and does not come from a proxy named by TRUST_PROXY, so they are not believed. If it is your own proxy, name its address there, or all visitors behind it count as one network.',
		);
	};
}
