import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { patiently } from '../db/patiently.ts';
import type { Clock, Store } from '../db/store.ts';
import { postDigest } from './digest.ts';
import { eraseMailFiles } from './erase-mail-files.ts';
import { forgetTraces, monthsBefore, purgeLetters } from './purge.ts';

type Needs = {
	readonly store: Store;
	readonly clock: Clock;
	readonly log: Logger;
	readonly config: Pick<Config, 'RETENTION_MONTHS' | 'DATA_DIR'>;
};

const hour = 3_600_000;

/** What is done at the start and every hour: old letters erased, and the files of erased ones, traces forgotten, the day's digest posted. */
export async function doChores({ store, clock, log, config }: Needs): Promise<void> {
	const now = clock();
	const chores: Readonly<Record<string, () => Promise<unknown>>> = {
		retention: async () => {
			if (config.RETENTION_MONTHS === 0) return;
			const erased = await purgeLetters(store, monthsBefore(now, config.RETENTION_MONTHS));
			if (erased > 0) log.info({ erased }, 'old letters erased');
		},
		files: () => patiently(store, () => eraseMailFiles(store, config.DATA_DIR)),
		traces: () => patiently(store, () => forgetTraces(store, now)),
		digest: () => patiently(store, () => postDigest(store, now)),
	};
	for (const [chore, run] of Object.entries(chores))
		await run().catch((problem) => log.error({ err: problem, chore }, 'a chore failed'));
}

/** Does the chores now and every hour. Returns how to stop. */
export function hireCaretaker(needs: Needs): () => void {
	doChores(needs);
	const timer = setInterval(() => doChores(needs), hour);
	timer.unref();
	return () => clearInterval(timer);
}
