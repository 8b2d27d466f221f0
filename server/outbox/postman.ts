import type { Logger } from 'pino';
import type { Store } from '../db/store.ts';
import { outcomeOf } from '../mail/outcome.ts';
import { mostDeferrals, patienceAfter, restAfter, waitAfter } from './backoff.ts';
import type { Claimed } from './claim.ts';
import { markDead, markSent, markWaiting } from './mark.ts';
import { startRound } from './round.ts';
import { together } from './together.ts';

/** Hands one e-mail to the mail server; resolves only after the server has taken it over. */
export type Deliver = (email: Claimed, signal: AbortSignal) => Promise<void>;

export type Postman = {
	/** Says that something new may be due; without it the postman looks once a second. */
	readonly nudge: () => void;
	/** Takes nothing new, gives running sends `grace` milliseconds, and resolves when all are settled. */
	readonly stop: (grace: number) => Promise<void>;
};

type Needs = {
	readonly store: Store;
	readonly deliver: Deliver;
	readonly log: Logger;
	/** Told of the result of every try: sent, refused, deferred or away. */
	readonly onResult?: (result: string) => void;
	/** How long a send may take, in milliseconds, by how often the e-mail was deferred; tests have less. */
	readonly patience?: (deferrals: number) => number;
};

/**
 * How many are sent at once. What was deferred before may take minutes each time, and has hands of its own, so that
 * it never holds up what is sent for the first time.
 */
export const hands = { first: 5, again: 2 } as const;

/** How long a note in the store is tried for, in milliseconds. */
const longestNote = 30_000;

/** Starts the rounds that deliver waiting e-mails until they are stopped (FORM-9). */
export function startPostman({
	store,
	deliver,
	log,
	onResult = () => {},
	patience = patienceAfter,
}: Needs): Postman {
	const stopping = new AbortController();
	let failures = 0;
	let restUntil = 0;

	const notMarked = (problem: unknown) => log.error({ err: problem }, 'not marked; the lease will end');

	/** Those that are delivered meanwhile share a commit. It is worth many tries: what is not noted is sent twice. */
	const noteSent = together<string, string>({
		mayPass: () => true,
		patience: longestNote,
		onTrouble: () => {},
		async store(ids) {
			await markSent(store, ids);
			return ids;
		},
	});

	async function handle(email: Claimed): Promise<void> {
		try {
			const enough = AbortSignal.timeout(patience(email.deferrals));
			await deliver(email, AbortSignal.any([enough, stopping.signal]));
		} catch (problem) {
			return settle(email, problem).catch(notMarked);
		}
		failures = 0;
		onResult('sent');
		const delivered = () => log.info({ email: email.id, attempts: email.attempts }, 'delivered');
		await noteSent(email.id).then(delivered, notMarked);
	}

	async function settle({ id, attempts, deferrals: before }: Claimed, problem: unknown): Promise<void> {
		const { is, why } = outcomeOf(problem);
		onResult(is);
		if (is === 'away') restUntil = performance.now() + restAfter(++failures);
		const deferrals = is === 'deferred' ? before + 1 : before;
		const over = is === 'refused' || deferrals === mostDeferrals;
		if (over) await markDead(store, id, why);
		else {
			const wait = is === 'away' ? restAfter(failures) : waitAfter(deferrals);
			await markWaiting(store, { id, deferrals }, wait, why);
		}
		log.warn({ email: id, attempts, outcome: is, dead: over }, 'not delivered');
	}

	/** None while resting; one of each round feels whether the mail server is back. */
	const free = (all: number) => (performance.now() < restUntil ? 0 : failures > 0 ? 1 : all);
	const round = (again: boolean, all: number) =>
		startRound({ store, log, again, handle, hands: () => free(all) });
	const rounds = [round(false, hands.first), round(true, hands.again)];

	return {
		nudge: () => rounds[0]?.wake(),
		async stop(grace) {
			const timer = setTimeout(() => stopping.abort(new Error('the office closes')), grace);
			await Promise.all(rounds.map((each) => each.end()));
			clearTimeout(timer);
		},
	};
}
