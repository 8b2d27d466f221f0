import type { Logger } from 'pino';
import { retry } from '../db/retry-while-busy.ts';
import type { Store } from '../db/store.ts';
import { type Addressee, outcomeOf } from '../mail/outcome.ts';
import type { SmtpLimits } from '../mail/transport.ts';
import { afterFailure } from './after-failure.ts';
import { longestTimeout, timeoutAfter } from './backoff.ts';
import type { Claimed } from './claim.ts';
import { type MailHealth, openMailHealth } from './mail-health.ts';
import { markDead, markSent, markWaiting } from './mark.ts';
import { startPollLoop } from './poll-loop.ts';

/**
 * Hands one email to the mail server; resolves only after the server has taken it over, with false where there was nothing
 * to hand over.
 */
export type Deliver = (email: Claimed, signal: AbortSignal) => Promise<unknown>;

type Needs = {
	readonly store: Store;
	readonly deliver: Deliver;
	readonly log: Logger;
	/** Told what became of every email, and asked when to rest. */
	readonly mail?: MailHealth;
	/** Told when the store could not be read, other than that somebody else holds it just now. */
	readonly onStoreFailure?: (problem: unknown) => void;
	/** Told of the result of every try: sent, refused, deferred or away. */
	readonly onResult?: (result: string) => void;
	/** How long a send may take, in milliseconds, by how often the email was deferred; tests have less. */
	readonly timeout?: (deferrals: number) => number;
	/** How often it looks for what is due without being told, in milliseconds; tests look more often. */
	readonly lookEvery?: number;
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

const addresseeOf = ({ purpose }: Claimed): Addressee => (purpose === 'receipt' ? 'visitor' : 'organiser');

/** How long it is tried to note in the store that an email was sent, in milliseconds. */
const noteTimeout = 30_000;

/** Starts the poll loops that deliver waiting emails until they are stopped (FORM-9). */
export function startOutboxWorker({
	store,
	deliver,
	log,
	mail = openMailHealth({ log }),
	onStoreFailure = (problem) => log.error({ err: problem }, 'the outbox cannot read the store'),
	onResult = () => {},
	timeout = timeoutAfter,
	lookEvery = 1000,
}: Needs) {
	const stopping = new AbortController();

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
			const taken = await deliver(email, AbortSignal.any([enough, stopping.signal]));
			if (taken !== false) mail.taken(addresseeOf(email));
		} catch (problem) {
			return settle(email, problem).catch(notMarked);
		}
		onResult('sent');
		const delivered = () => log.info({ email: email.id, attempts: email.attempts }, 'delivered');
		await noteSent(email.id).then(delivered, notMarked);
	}

	async function settle(email: Claimed, problem: unknown): Promise<void> {
		const { id, attempts, purpose } = email;
		const outcome = outcomeOf(problem, addresseeOf(email));
		// what was held is doubtful itself: a refusal of its words proves nothing of the set-up
		const proves = purpose !== 'held' || outcome.times === 1;
		const setUp = proves && mail.failed(outcome);
		const { dead, deferrals, wait, result } = afterFailure(email, outcome, setUp, mail.rest());
		const why = mail.words(outcome);
		await (dead ? markDead(store, id, why) : markWaiting(store, { id, deferrals }, wait, why));
		onResult(result);
		log.warn({ email: id, attempts, outcome: result, fault: outcome.fault, dead }, 'not delivered');
	}

	/**
	 * None while resting; while something is wrong one of each loop feels whether it still is. What failed before lets what
	 * is new go first, or it might be the one that asks each time.
	 */
	const free = (again: boolean, all: number) => {
		if (mail.rest(again ? 2 * lookEvery : 0) > 0) return 0;
		return mail.problem() ? 1 : all;
	};
	const loop = (again: boolean, all: number) =>
		startPollLoop({ store, onStoreFailure, again, handle, lookEvery, concurrency: () => free(again, all) });
	const loops = [loop(false, concurrency.first), loop(true, concurrency.again)];

	return {
		/** Says that something new may be due; without it the worker looks once a second. */
		nudge: () => loops[0]?.wake(),
		/** Takes nothing new, gives running sends `grace` milliseconds, and resolves when all are settled. */
		async stop(grace: number): Promise<void> {
			const timer = setTimeout(() => stopping.abort(new Error('the server closes')), grace);
			await Promise.all(loops.map((each) => each.end()));
			clearTimeout(timer);
		},
	};
}

export type OutboxWorker = ReturnType<typeof startOutboxWorker>;
