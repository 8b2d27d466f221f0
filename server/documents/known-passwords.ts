import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Passwords that were right before, by the slow hash that each belongs to. */
export type KnownPasswords = {
	readonly add: (hash: string, password: string) => void;
	/** Whether a password was right before for a hash. Takes a moment only. */
	readonly has: (hash: string, password: string) => boolean;
};

/**
 * Remembers right passwords until the next start, in memory and by a digest under a key that nobody else has: so who
 * knows one is not held up by those who guess.
 */
export function knownPasswords(): KnownPasswords {
	const key = randomBytes(32);
	const digests = new Map<string, Buffer>();
	const digest = (hash: string, password: string) =>
		createHmac('sha256', key)
			.update(`${hash}\n${password.normalize('NFKC')}`)
			.digest();
	return {
		add: (hash, password) => void digests.set(hash, digest(hash, password)),
		has(hash, password) {
			const known = digests.get(hash);
			return known !== undefined && timingSafeEqual(known, digest(hash, password));
		},
	};
}
