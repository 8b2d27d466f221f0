import { createHmac, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { DocumentId } from '#contract/documents.ts';
import { type Bucket, countAll, nextCounts, uncountAll } from '../db/rate-counter.ts';
import type { Store } from '../db/store.ts';
import { TooManyWaiting } from '../keyed-limiter.ts';
import { siteOf } from '../network.ts';
import { isGenerated, isGeneratedPassword } from './generated-password.ts';
import { guessBuckets, waitFor } from './guess-limits.ts';
import { knownPasswords } from './known-passwords.ts';
import { newestFirst } from './newest-first.ts';
import { isPassword } from './password.ts';

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
	readonly check?: typeof isPassword;
};

/** A chosen password costs a core a fifth of a second: two are checked at once, and nobody waits for longer than five seconds. */
const room = { concurrency: 2, most: 40, longest: 5000 } as const;

/**
 * Opens the way to the guarded documents. A generated password is looked at in a moment and cannot be guessed, so nothing
 * is limited. A chosen one is checked slowly, and guesses at it are limited: who is refused anyway, or has guessed wrong
 * today, takes no place in the queue, and who knows it waits only where nobody has opened the document since the start.
 */
export function openUnlock({ store, log, check = isPassword }: Needs): Unlock {
	const { inTurn, isBusy } = newestFirst(room.concurrency, room.most, room.longest);
	const known = knownPasswords();
	/** Tells guessers apart in the log, until the next start, without naming their addresses. */
	const key = randomBytes(16);
	const guesser = (site: string) => createHmac('sha256', key).update(site).digest('base64url').slice(0, 8);

	/** Counts the try before it is made, for other replicas, and takes that back when it was no wrong one. */
	async function tryChosen(
		document: DocumentId,
		password: string,
		hash: string | undefined,
		buckets: readonly Bucket[],
		site: string,
	): Promise<Unlocked> {
		const counts = await countAll(store, buckets);
		const refused = tooMany(waitFor(counts));
		if (!refused && !(await check(password, hash))) {
			const [thisMinute, today, forDocument] = counts.map(({ n }) => n);
			log.warn(
				{ document, guesser: guesser(site), thisMinute, today, forDocument },
				'a wrong password for a guarded document',
			);
			return { is: 'wrong' };
		}
		await uncountAll(store, buckets);
		if (!refused && hash !== undefined) known.add(hash, password);
		return refused ?? { is: 'right' };
	}

	return async (document, password, network) => {
		const row = store.db.selectFrom('passwords').select('hash').where('document', '=', document);
		const hash = (await row.executeTakeFirst())?.hash;
		if (isGenerated(hash)) return { is: isGeneratedPassword(password, hash) ? 'right' : 'wrong' };
		const site = siteOf(network);
		const buckets = guessBuckets(document, network, site);
		const counts = await nextCounts(store, buckets);
		const refused = tooMany(waitFor(counts));
		if (refused) return refused;
		if (hash !== undefined && known.has(hash, password)) return { is: 'right' };
		const [, today] = counts;
		if (isBusy() && today && today.n > 1) throw new TooManyWaiting('others who have not guessed today wait');
		return inTurn(() => tryChosen(document, password, hash, buckets, site));
	};
}

function tooMany(wait: number): Unlocked | undefined {
	return wait === 0 ? undefined : { is: 'tooMany', wait: Math.max(1, Math.ceil(wait / 1000)) };
}
