import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { countAll } from '../gate/count.ts';
import type { Entry } from './entry.ts';

/** How many are let through of what is counted in a bucket; 0 is no limit. */
type Limit = { readonly bucket: string; readonly most: number };

/** How many letters an hour are taken from one network and in all; 0 is no limit. */
export type LetterLimits = { readonly perNetwork: number; readonly inAll: number };

const hour = 3_600_000;
const day = 24 * hour;

/** Receipts to one address a day, and to everybody an hour: nobody can have us write to strangers. */
const receiptsTo = 3;
const receiptsInAll = 200;

/**
 * Counts entries against their limits, inside the transaction that stores them and for all who share the store.
 * @returns by digest, how many milliseconds an entry that is over its limit must wait; the others are within
 */
async function overLimit(
	store: Store,
	trx: Transaction<Tables>,
	span: number,
	entries: readonly Entry[],
	limitOf: (entry: Entry) => Limit,
): Promise<ReadonlyMap<string, number>> {
	const asked = new Map<string, { most: number; digests: string[] }>();
	for (const entry of entries) {
		const { bucket, most } = limitOf(entry);
		if (most === 0) continue;
		const known = asked.get(bucket) ?? { most, digests: [] };
		known.digests.push(entry.digest);
		asked.set(bucket, known);
	}
	if (asked.size === 0) return new Map();
	const counts = [...asked].map(([bucket, { digests }]) => ({ bucket, n: digests.length }));
	const over = new Map<string, number>();
	for (const [bucket, { n, endsIn }] of await countAll(store, trx, span, counts)) {
		const { most = 0, digests = [] } = asked.get(bucket) ?? {};
		const within = Math.max(0, digests.length - Math.max(0, n - most));
		for (const digest of digests.slice(within)) over.set(digest, endsIn);
	}
	return over;
}

/**
 * The letters that are not taken now, each with how many milliseconds to wait. What is over its network's limit does
 * not count against that of all, so that no network uses up the share of the others.
 */
export async function refusedLetters(
	store: Store,
	trx: Transaction<Tables>,
	fresh: readonly Entry[],
	{ perNetwork, inAll }: LetterLimits,
): Promise<ReadonlyMap<string, number>> {
	const ofNetwork = ({ network }: Entry) => ({ bucket: `letters ${network}`, most: perNetwork });
	const fromThere = await overLimit(store, trx, hour, fresh, ofNetwork);
	const rest = fresh.filter(({ digest }) => !fromThere.has(digest));
	const inSum = await overLimit(store, trx, hour, rest, () => ({ bucket: 'letters', most: inAll }));
	return new Map([...fromThere, ...inSum]);
}

/** The letters whose senders get a receipt: none that is suspected, and few enough that nobody is pestered. */
export async function receiptsFor(
	store: Store,
	trx: Transaction<Tables>,
	entries: readonly Entry[],
): Promise<Entry[]> {
	const trusted = entries.filter(({ suspected }) => !suspected);
	const pestered = await overLimit(store, trx, day, trusted, ({ email }) => ({
		bucket: `receipts ${hash('sha256', email, 'base64url')}`,
		most: receiptsTo,
	}));
	const rest = trusted.filter(({ digest }) => !pestered.has(digest));
	const tooMany = await overLimit(store, trx, hour, rest, () => ({
		bucket: 'receipts',
		most: receiptsInAll,
	}));
	return rest.filter(({ digest }) => !tooMany.has(digest));
}
