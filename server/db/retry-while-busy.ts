import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from './store.ts';

/** How long a visitor's write is tried, and the least pause between two tries, in milliseconds. */
const visitorTimeout = 2000;
const between = 100;

/**
 * Does some work, and again while it fails for a reason that may pass. The process itself never waits: pages are
 * served meanwhile.
 * @param mayPass whether a failure may pass by itself
 * @param timeout for how many milliseconds it is tried again
 * @throws the failure of the last try
 */
export async function retry<T>(
	work: () => Promise<T>,
	mayPass: (problem: unknown) => boolean,
	timeout: number,
): Promise<T> {
	const started = performance.now();
	for (;;) {
		try {
			return await work();
		} catch (problem) {
			if (!mayPass(problem) || performance.now() - started > timeout) throw problem;
			// With jitter: a locked file holds the process up for each try, and pages are served between two of them.
			await pause(between * (1 + Math.random()));
		}
	}
}

/**
 * Does some work with the store, and again while another process holds a lock, for two seconds unless told otherwise.
 * @throws the store's own failure, at once when it is another than "busy"
 */
export function retryWhileBusy<T>(
	store: Pick<Store, 'isBusy'>,
	work: () => Promise<T>,
	timeout = visitorTimeout,
): Promise<T> {
	return retry(work, store.isBusy, timeout);
}
