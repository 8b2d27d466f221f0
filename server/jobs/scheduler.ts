import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { retryWhileBusy } from '../db/retry-while-busy.ts';
import type { Clock, Store } from '../db/store.ts';
import { StoreAway } from '../db/store-health.ts';
import { believeClock, clockProblem, doubtedSince } from './believed-clock.ts';
import { postDigest, postHeld } from './digest.ts';
import { eraseMailFiles } from './erase-mail-files.ts';
import { forgetTraces, monthsBefore, purgeSubmissions } from './purge.ts';

type Needs = {
	readonly store: Store;
	readonly clock: Clock;
	readonly log: Logger;
	readonly config: Pick<Config, 'RETENTION_MONTHS' | 'DATA_DIR'>;
	/** Told each hour whether the clock is believed: since when it is not, in milliseconds since 1970. */
	readonly onClock?: (doubted: number | undefined) => void;
};

const hour = 3_600_000;

/**
 * What is done at the start and every hour: the store looked through, old submissions erased, and the files of erased
 * ones, traces forgotten, what all these leave in the store's files overwritten, the day's digest and the hour's email of what is held posted.
 */
export async function runJobs({ store, clock, log, config, onClock = () => {} }: Needs): Promise<void> {
	const now = clock();

	async function eraseOld(): Promise<void> {
		const doubted = await retryWhileBusy(store, () => doubtedSince(store, now));
		onClock(doubted);
		await retryWhileBusy(store, () => believeClock(store, doubted ?? now));
		if (doubted !== undefined) return log.error({ believed: new Date(doubted) }, clockProblem);
		const erased = await purgeSubmissions(store, monthsBefore(now, config.RETENTION_MONTHS));
		if (erased > 0) log.info({ erased }, 'old submissions erased');
	}

	const jobs: Readonly<Record<string, () => Promise<unknown>>> = {
		check: () => store.checkWhole(),
		retention: async () => (config.RETENTION_MONTHS === 0 ? undefined : eraseOld()),
		files: () => retryWhileBusy(store, () => eraseMailFiles(store, config.DATA_DIR)),
		traces: () => retryWhileBusy(store, () => forgetTraces(store, now)),
		erased: () => store.discardErased(),
		digest: () => retryWhileBusy(store, () => postDigest(store, now)),
		held: () => retryWhileBusy(store, () => postHeld(store, now)),
	};
	for (const [job, run] of Object.entries(jobs))
		await run().catch((problem) => {
			// A store that is away is in the log already.
			if (!(problem instanceof StoreAway)) log.error({ err: problem, job }, 'a job failed');
		});
}

/** Runs the jobs now and every hour. Returns how to stop. */
export function startScheduler(needs: Needs): () => void {
	runJobs(needs);
	const timer = setInterval(() => runJobs(needs), hour);
	timer.unref();
	return () => clearInterval(timer);
}
