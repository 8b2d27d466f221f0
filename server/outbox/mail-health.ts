import type { Logger } from 'pino';
import type { Clock } from '../db/store.ts';
import type { Addresses } from '../mail/compose.ts';
import { onTheWay } from '../mail/fault.ts';
import { type Fault, faultWords } from '../mail/fault-words.ts';
import type { Addressee, Outcome } from '../mail/outcome.ts';
import { restAfter } from './backoff.ts';

/** What keeps every email from being sent, in a sentence for whoever looks after the website, and since when. */
export type MailProblem = { readonly words: string; readonly since: number };

/** What one process knows of the mail server, from what became of the emails that it sent. */
export type MailHealth = {
	/** An email was taken. */
	readonly taken: (addressee: Addressee) => void;
	/** One was not. Returns whether that concerns our set-up, so that it says nothing of this email. */
	readonly failed: (outcome: Outcome) => boolean;
	/** What a failed send means, for staff. */
	readonly words: (outcome: Outcome) => string;
	/** What is wrong with our set-up; undefined while nothing is known to be. Costs nothing. */
	readonly problem: () => MailProblem | undefined;
	/**
	 * How long until the mail server is asked again, in whole milliseconds.
	 * @param after how much longer one waits who lets others go first
	 */
	readonly rest: (after?: number) => number;
};

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
}: Needs): MailHealth {
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
		taken(addressee) {
			if (addressee === 'visitor' && (!current || onTheWay.includes(current.fault))) return;
			if (current) log.warn('emails can be sent again');
			inRow = rests = restUntil = 0;
			current = undefined;
		},
		failed(outcome) {
			if (outcome.is !== 'away') return false;
			if (++inRow < outcome.times) return false;
			tell(outcome);
			// what was being sent at the same time fails with it, and is no second try
			if (steady() >= restUntil) restUntil = steady() + restAfter(++rests);
			return true;
		},
		words,
		problem: () => current && { words: current.words, since: current.since },
		rest: (after = 0) => (current ? Math.ceil(Math.max(0, restUntil + after - steady())) : 0),
	};
}
