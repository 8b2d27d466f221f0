import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from './store.ts';

/** How long a visitor's write keeps trying while another process holds the store, and how often it asks, in milliseconds. */
const visitors = 2000;
const between = 20;

/**
 * Does some work with the store, again and again while another process holds it, for at most two seconds.
 * The process itself never waits: pages are served meanwhile.
 * @param patience how long it keeps trying, in milliseconds, when it is not two seconds
 * @throws the store's own failure, at once when it is another than "busy"
 */
export async function patiently<T>(store: Store, work: () => Promise<T>, patience = visitors): Promise<T> {
	const started = performance.now();
	for (;;) {
		try {
			return await work();
		} catch (problem) {
			if (!store.isBusy(problem) || performance.now() - started > patience) throw problem;
			await pause(between);
		}
	}
}
