import type { Logger } from 'pino';
import { reasonOf, StoreAway } from './store-health.ts';

const minute = 60_000;

/**
 * Opens the report of one process.
 * @param clock milliseconds, for tests
 */
export function reportFailures(log: Logger, clock: () => number = () => performance.now()) {
	const loggedAt = new Map<string, number>();
	let away = false;
	return {
		/**
		 * Logs a failure, but each reason once a minute only: while the store is away every visitor meets it. What else fails
		 * meanwhile fails for that reason.
		 */
		failed(problem: unknown): void {
			if (away && !(problem instanceof StoreAway)) return;
			away = problem instanceof StoreAway;
			const reason = reasonOf(problem);
			const last = loggedAt.get(reason);
			if (last !== undefined && clock() - last < minute) return;
			loggedAt.set(reason, clock());
			log.error({ err: problem, reason }, 'the store cannot be used');
		},
		/** Logs that the store can be used again, when it could not before. */
		recovered(): void {
			if (loggedAt.size === 0) return;
			loggedAt.clear();
			away = false;
			log.warn('the store can be used again');
		},
	};
}

/** Told of failures of the store. */
export type StoreReport = ReturnType<typeof reportFailures>;
