/** The compressions a build may have prepared, best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The ending of a compressed file's name. */
export const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

function weights(accept: string): ReadonlyMap<string, number> {
	return new Map(
		accept.split(',').map((part) => {
			const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
			const q = parameters.find((word) => word.startsWith('q='));
			return [name, q === undefined ? 1 : Number(q.slice(2)) || 0];
		}),
	);
}

/**
 * The compression a client likes best among those at hand; of equals, the one listed first here.
 * @param accept the Accept-Encoding header
 * @returns undefined when it must be sent as it is
 */
export function negotiate(accept: string | undefined, atHand: readonly Encoding[]): Encoding | undefined {
	if (!accept || atHand.length === 0) return undefined;
	const liked = weights(accept);
	const weight = (name: string) => liked.get(name) ?? liked.get('*') ?? 0;
	const plain = liked.get('identity') ?? 0;
	return encodings
		.filter((encoding) => atHand.includes(encoding) && weight(encoding) > 0 && weight(encoding) >= plain)
		.sort((a, b) => weight(b) - weight(a))[0];
}
