import { isIPv6 } from 'node:net';

/** The sixteen-bit groups of an IPv6 address, spelled out. */
function groups(address: string): string[] {
	const [head = '', tail] = address.split('::');
	const first = head === '' ? [] : head.split(':');
	const last = tail === undefined || tail === '' ? [] : tail.split(':');
	const missing = tail === undefined ? 0 : 8 - first.length - last.length;
	return [...first, ...Array<string>(missing).fill('0'), ...last];
}

/**
 * The network a visitor comes from, for counting tries: an IPv4 address itself, an IPv6 address by its first
 * 64 bits, since one household or one attacker holds a whole /64 of them.
 */
export function networkOf(address: string): string {
	if (!address.includes(':')) return address;
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped) return mapped;
	const plain = address.split('%', 1)[0] ?? '';
	if (!isIPv6(plain)) return address;
	const prefix = groups(plain).slice(0, 4);
	return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
