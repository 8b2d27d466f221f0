import { createHmac, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { DocumentId } from '#contract/documents.ts';
import { type Bucket, countAll, nextCounts, uncountAll } from '../db/rate-counter.ts';
import type { Clock, Store } from '../db/store.ts';
import { siteOf } from '../network.ts';
import { guessBuckets, waitFor } from './guess-limits.ts';
import { isPassword } from './password.ts';
import { quietestFirst } from './quietest-first.ts';
import { recentAsks } from './recent-asks.ts';

/** What becomes of a try: the right password, a wrong one, or too many wrong ones (`wait` in whole seconds). */
type Unlocked =
	| { readonly is: 'right' }
	| { readonly is: 'wrong' }
	| { readonly is: 'tooMany'; readonly wait: number };

/**
 * Tries a password (PROC-2, PROC-4).
 * @param network as `networkOf` names it
 * @throws TooManyWaiting when too many wait to be tried, and when the store cannot be reached; then nothing is given out
 */
export type Unlock = (document: DocumentId, password: string, network: string) => Promise<Unlocked>;

type Needs = {
	readonly store: Store;
	readonly log: Logger;
	/** Milliseconds of any steady clock. */
	readonly clock: Clock;
	readonly check?: typeof isPassword;
};

/** A password costs a core a fifth of a second: two are checked at once, and nobody waits for longer than five seconds. */
const room = { concurrency: 2, most: 40, mostOfOne: 8, longest: 5000 } as const;

/** For how long it is remembered who asks how often, in milliseconds. */
const memory = 600_000;

/**
 * Opens the way to the guarded documents. Who is refused anyway takes no place in the queue; there the networks that ask
 * least go first. One password of a network is tried at a time, so that many at once neither slip through nor count
 * while nobody knows whether they are wrong.
 */
export function openUnlock({ store, log, clock, check = isPassword }: Needs): Unlock {
	const asks = recentAsks(clock, memory);
	const inTurn = quietestFirst({ ...room, clock });
	/** Tells guessers apart in the log, until the next start, without naming their addresses. */
	const key = randomBytes(16);
	const guesser = (site: string) => createHmac('sha256', key).update(site).digest('base64url').slice(0, 8);

	/** Counts the try before it is made, for other replicas, and takes that back when it was no wrong one. */
	async function tryOne(
		document: DocumentId,
		password: string,
		buckets: readonly Bucket[],
		site: string,
	): Promise<Unlocked> {
		const counts = await countAll(store, buckets);
		const refused = tooMany(waitFor(counts));
		if (!refused) {
			const hash = store.db.selectFrom('passwords').select('hash').where('document', '=', document);
			if (!(await check(password, (await hash.executeTakeFirst())?.hash))) {
				const [ofNetwork, ofSite, ofDocument] = counts.map(({ n }) => n);
				log.warn(
					{ document, guesser: guesser(site), thisMinute: ofNetwork, today: ofSite, forDocument: ofDocument },
					'a wrong password for a guarded document',
				);
				return { is: 'wrong' };
			}
			asks.forget(site);
		}
		await uncountAll(store, buckets);
		return refused ?? { is: 'right' };
	}

	return async (document, password, network) => {
		const site = siteOf(network);
		const n = asks.add(site);
		const buckets = guessBuckets(document, network, site);
		const refused = tooMany(waitFor(await nextCounts(store, buckets)));
		return refused ?? inTurn(network, n, () => tryOne(document, password, buckets, site));
	};
}

function tooMany(wait: number): Unlocked | undefined {
	return wait === 0 ? undefined : { is: 'tooMany', wait: Math.max(1, Math.ceil(wait / 1000)) };
}
