import type { Logger } from 'pino';
import type { Clock } from '../db/store.ts';
import type { Addresses } from '../mail/compose.ts';
import { onTheWay } from '../mail/fault.ts';
import { type Fault, faultWords } from '../mail/fault-words.ts';
import type { Addressee, Outcome } from '../mail/outcome.ts';
import { restAfter } from './backoff.ts';

/** What keeps every email from being sent, in a sentence for whoever looks after the website, and since when. */
export type MailProblem = { readonly words: string; readonly since: number };

type Needs = {
	readonly log: Logger;
	/** Our own two addresses, for sentences about them. */
	readonly addresses?: Addresses;
	/** Milliseconds since 1970. */
	readonly clock?: Clock;
	/** Milliseconds of any steady clock. */
	readonly steady?: Clock;
};

const minute = 60_000;

/** Opens the health of one process's mail. Each fault is logged once a minute, and once when all are over. */
export function openMailHealth({
	log,
	addresses = { from: 'MAIL_FROM', to: 'MAIL_TO' },
	clock = Date.now,
	steady = () => performance.now(),
}: Needs) {
	const loggedAt = new Map<Fault, number>();
	let inRow = 0;
	let rests = 0;
	let restUntil = 0;
	let current: (MailProblem & { readonly fault: Fault }) | undefined;

	const words = (outcome: Outcome) => faultWords(outcome, addresses);

	function tell(outcome: Outcome): void {
		const { fault } = outcome;
		current = { words: words(outcome), fault, since: current?.since ?? clock() };
		const last = loggedAt.get(fault);
		if (last !== undefined && steady() - last < minute) return;
		loggedAt.set(fault, steady());
		log.error({ reason: current.words }, 'emails cannot be sent');
	}

	return {
		/** An email was taken. */
		taken(addressee: Addressee): void {
			if (addressee === 'visitor' && (!current || onTheWay.includes(current.fault))) return;
			if (current) log.warn('emails can be sent again');
			inRow = rests = restUntil = 0;
			current = undefined;
		},
		/** One was not. Returns whether that concerns our set-up, so that it says nothing of this email. */
		failed(outcome: Outcome): boolean {
			if (outcome.is !== 'away') return false;
			if (++inRow < outcome.times) return false;
			tell(outcome);
			// what was being sent at the same time fails with it, and is no second try
			if (steady() >= restUntil) restUntil = steady() + restAfter(++rests);
			return true;
		},
		/** What a failed send means, for staff. */
		words,
		/** What is wrong with our set-up; undefined while nothing is known to be. Costs nothing. */
		problem: (): MailProblem | undefined => current && { words: current.words, since: current.since },
		/**
		 * How long until the mail server is asked again, in whole milliseconds.
		 * @param after how much longer one waits who lets others go first
		 */
		rest: (after = 0) => (current ? Math.ceil(Math.max(0, restUntil + after - steady())) : 0),
	};
}

/** What one process knows of the mail server, from what became of the emails that it sent. */
export type MailHealth = ReturnType<typeof openMailHealth>;
