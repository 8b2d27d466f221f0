import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Remembers right passwords until the next start, in memory and by a digest under a key that nobody else has: so who
 * knows one is not held up by those who guess.
 */
export function knownPasswords() {
	const key = randomBytes(32);
	const digests = new Map<string, Buffer>();
	const digest = (hash: string, password: string) =>
		createHmac('sha256', key)
			.update(`${hash}\n${password.normalize('NFKC')}`)
			.digest();
	return {
		/** Remembers a right password by the slow hash that it belongs to. */
		add: (hash: string, password: string) => void digests.set(hash, digest(hash, password)),
		/** Whether a password was right before for a hash. Takes a moment only. */
		has(hash: string, password: string): boolean {
			const known = digests.get(hash);
			return known !== undefined && timingSafeEqual(known, digest(hash, password));
		},
	};
}
