import { isIPv6 } from 'node:net';

/** The sixteen-bit groups of an IPv6 address, spelled out. */
function groups(address: string): string[] {
	const [head = '', tail] = address.split('::');
	const first = head === '' ? [] : head.split(':');
	const last = tail === undefined || tail === '' ? [] : tail.split(':');
	const missing = tail === undefined ? 0 : 8 - first.length - last.length;
	return [...first, ...Array<string>(missing).fill('0'), ...last];
}

/** Some proxies add the port that a visitor spoke from: `203.0.113.7:4711`, `[2001:db8::1]:443`. */
export function withoutPort(address: string): string {
	return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/**
 * The network a visitor comes from, for counting tries: an IPv4 address itself, an IPv6 address by its first
 * 64 bits, since one household or one attacker holds a whole /64 of them.
 */
export function networkOf(sender: string): string {
	const address = withoutPort(sender);
	if (!address.includes(':')) return address;
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped) return mapped;
	const plain = address.split('%', 1)[0] ?? '';
	if (!isIPv6(plain)) return address;
	const prefix = groups(plain).slice(0, 4);
	return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * What a network is a part of: a /64 of its /48, which is what one customer may be given whole. An IPv4 address stands alone.
 * @param network as `networkOf` names it
 */
export function siteOf(network: string): string {
	return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;
}
