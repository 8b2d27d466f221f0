import type { Transaction } from 'kysely';
import { countIn } from '../db/rate-counter.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { siteOf } from '../network.ts';
import type { SubmissionRules } from './submission.ts';

/** How many submissions came today from the site of one and from everybody, it included; 0 where nothing is limited. */
export type Today = { readonly ofSite: number; readonly inAll: number };

/** Thrown inside a transaction, so that nothing of a submission over the limit is kept, not even its count. */
export class OverLimit extends Error {
	/** How many milliseconds to wait. */
	readonly wait: number;
	constructor(wait: number) {
		super('over the limit');
		this.wait = wait;
	}
}

const hour = 3_600_000;
const day = 24 * hour;

/** How many times what one network may send is taken from its site, the /48 around a /64. */
const networksOfSite = 4;

/**
 * The share of all that is taken from sites that have sent as many today. The rest is kept for the others, so that neither
 * some who send much nor many who each send a little silence who has not written.
 */
const sharesOfSeen = [
	{ bucket: 'submissions of the seen', from: 2, share: 0.5 },
	{ bucket: 'submissions of the often seen', from: 4, share: 0.4 },
] as const;

/** Counts a submission of a site for the day, and returns how many it has sent. */
export async function countOfSite(store: Store, trx: Transaction<Tables>, site: string): Promise<number> {
	return (await countIn(store, trx, `submissions today ${site}`, day)).n;
}

/**
 * Counts a submission, inside the transaction that stores it and for all who share the store. All take the counters in
 * the same order, so that two servers never wait for each other in a circle.
 * @returns how many came today, unless nothing is limited
 * @throws OverLimit when its network, the site around it, or everybody together has sent too many within an hour
 */
export async function countSubmission(
	store: Store,
	trx: Transaction<Tables>,
	network: string,
	{ SUBMISSIONS_PER_NETWORK: perNetwork, SUBMISSIONS_PER_HOUR: inAll }: SubmissionRules,
): Promise<Today> {
	const site = siteOf(network);
	const within = async (bucket: string, most: number) => {
		if (most === 0) return;
		const { n, endsIn } = await countIn(store, trx, bucket, hour);
		if (n > most) throw new OverLimit(endsIn);
	};
	await within(`submissions ${network}`, perNetwork);
	if (site !== network) await within(`submissions ${site}`, networksOfSite * perNetwork);
	const ofSite = perNetwork + inAll === 0 ? 0 : await countOfSite(store, trx, site);
	if (inAll === 0) return { ofSite, inAll };
	await within('submissions', inAll);
	for (const { bucket, from, share } of sharesOfSeen)
		if (ofSite >= from) await within(bucket, Math.ceil(share * inAll));
	return { ofSite, inAll: (await countIn(store, trx, 'submissions today', day)).n };
}
