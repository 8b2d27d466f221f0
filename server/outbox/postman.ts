import type { Logger } from 'pino';
import type { Clock, Store } from '../db/store.ts';
import { outcomeOf } from '../mail/outcome.ts';
import { restAfter, triedFor, waitAfter } from './backoff.ts';
import { type Claimed, claim } from './claim.ts';
import { markDead, markSent, markWaiting } from './mark.ts';
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
	readonly clock: Clock;
	/** Told of the result of every try: sent, refused, deferred or away. */
	readonly onResult?: (result: string) => void;
};

/** How many are sent at once; the longest a send and its note may take, and how often the postman looks, in milliseconds. */
const hands = 5;
const longestSend = 10_000;
const longestNote = 30_000;
const lookEvery = 1000;

/** Starts the loop that delivers waiting e-mails until it is stopped (FORM-9). */
export function startPostman({ store, deliver, log, clock, onResult = () => {} }: Needs): Postman {
	const inHand = new Map<string, Promise<void>>();
	const stopping = new AbortController();
	let going = true;
	let failures = 0;
	let restUntil = 0;
	let wake = () => {};

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
			await deliver(email, AbortSignal.any([AbortSignal.timeout(longestSend), stopping.signal]));
		} catch (problem) {
			return settle(email, problem).catch(notMarked);
		}
		failures = 0;
		onResult('sent');
		const delivered = () => log.info({ email: email.id, attempts: email.attempts }, 'delivered');
		await noteSent(email.id).then(delivered, notMarked);
	}

	async function settle(email: Claimed, problem: unknown): Promise<void> {
		const { is, why } = outcomeOf(problem);
		onResult(is);
		if (is === 'away') restUntil = performance.now() + restAfter(++failures);
		const over = is === 'refused' || clock() - email.created_at > triedFor;
		if (over) await markDead(store, email.id, why);
		else
			await markWaiting(
				store,
				email.id,
				is === 'away' ? restAfter(failures) : waitAfter(email.attempts),
				why,
			);
		log.warn({ email: email.id, attempts: email.attempts, outcome: is, dead: over }, 'not delivered');
	}

	/** Hands free now: none while resting, one to feel whether the mail server is back, else all. */
	const free = () => (performance.now() < restUntil ? 0 : failures > 0 ? 1 : hands) - inHand.size;

	async function take(): Promise<number> {
		const room = free();
		if (room <= 0) return 0;
		const claimed = await claim(store, room, [...inHand.keys()]);
		for (const email of claimed)
			inHand.set(
				email.id,
				handle(email).finally(() => {
					inHand.delete(email.id);
					wake();
				}),
			);
		return claimed.length;
	}

	async function loop(): Promise<void> {
		while (going) {
			const taken = await take().catch((problem) => {
				if (!store.isBusy(problem)) log.error({ err: problem }, 'the post room cannot read the store');
				return 0;
			});
			if (taken === 0 && going) await nextCall();
		}
	}

	function nextCall(): Promise<void> {
		return new Promise((resolve) => {
			const timer = setTimeout(resolve, lookEvery);
			wake = () => {
				clearTimeout(timer);
				resolve();
			};
		});
	}

	const looping = loop();
	return {
		nudge: () => wake(),
		async stop(grace) {
			going = false;
			wake();
			const timer = setTimeout(() => stopping.abort(new Error('the office closes')), grace);
			await looping;
			await Promise.all(inHand.values());
			clearTimeout(timer);
		},
	};
}
