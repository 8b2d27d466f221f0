import type { Logger } from 'pino';
import { retry } from '../db/retry-while-busy.ts';
import type { Store } from '../db/store.ts';
import { outcomeOf } from '../mail/outcome.ts';
import type { SmtpLimits } from '../mail/smtp.ts';
import { longestTimeout, mostDeferrals, restAfter, timeoutAfter, waitAfter } from './backoff.ts';
import type { Claimed } from './claim.ts';
import { markDead, markSent, markWaiting } from './mark.ts';
import { startPollLoop } from './poll-loop.ts';

/** Hands one email to the mail server; resolves only after the server has taken it over. */
export type Deliver = (email: Claimed, signal: AbortSignal) => Promise<void>;

export type OutboxWorker = {
	/** Says that something new may be due; without it the worker looks once a second. */
	readonly nudge: () => void;
	/** Takes nothing new, gives running sends `grace` milliseconds, and resolves when all are settled. */
	readonly stop: (grace: number) => Promise<void>;
};

type Needs = {
	readonly store: Store;
	readonly deliver: Deliver;
	readonly log: Logger;
	/** Told when the store could not be read, other than that somebody else holds it just now. */
	readonly onStoreFailure?: (problem: unknown) => void;
	/** Told of the result of every try: sent, refused, deferred or away. */
	readonly onResult?: (result: string) => void;
	/** How long a send may take, in milliseconds, by how often the email was deferred; tests have less. */
	readonly timeout?: (deferrals: number) => number;
};

/**
 * How many are sent at once. What was deferred before may take minutes each time, and is counted apart, so that
 * it never holds up what is sent for the first time.
 */
const concurrency = { first: 5, again: 2 } as const;

/** What the mail server is asked for: a line for each email sent at once, none cut before the signal of its send cuts it. */
export const smtpLimits: SmtpLimits = {
	connections: concurrency.first + concurrency.again,
	silence: longestTimeout,
};

/** How long it is tried to note in the store that an email was sent, in milliseconds. */
const noteTimeout = 30_000;

/** Starts the poll loops that deliver waiting emails until they are stopped (FORM-9). */
export function startOutboxWorker({
	store,
	deliver,
	log,
	onStoreFailure = (problem) => log.error({ err: problem }, 'the outbox cannot read the store'),
	onResult = () => {},
	timeout = timeoutAfter,
}: Needs): OutboxWorker {
	const stopping = new AbortController();
	let failures = 0;
	let restUntil = 0;

	const notMarked = (problem: unknown) => log.error({ err: problem }, 'not marked; the lease will end');

	/** It is worth many tries, whatever the failure: what is not noted is sent twice. */
	const noteSent = (id: string) =>
		retry(
			() => markSent(store, id),
			() => true,
			noteTimeout,
		);

	async function handle(email: Claimed): Promise<void> {
		try {
			const enough = AbortSignal.timeout(timeout(email.deferrals));
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

	/** None while resting; one of each loop feels whether the mail server is back. */
	const free = (all: number) => (performance.now() < restUntil ? 0 : failures > 0 ? 1 : all);
	const loop = (again: boolean, all: number) =>
		startPollLoop({ store, onStoreFailure, again, handle, concurrency: () => free(all) });
	const loops = [loop(false, concurrency.first), loop(true, concurrency.again)];

	return {
		nudge: () => loops[0]?.wake(),
		async stop(grace) {
			const timer = setTimeout(() => stopping.abort(new Error('the server closes')), grace);
			await Promise.all(loops.map((each) => each.end()));
			clearTimeout(timer);
		},
	};
}
